import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

interface DidYouMeanProps {
  suggestion: string;
  onAsk: (question: string) => void;
}

/** The one question in a declined text that can be answered; it is asked only when the student taps it. */
export function DidYouMean({ suggestion, onAsk }: DidYouMeanProps) {
  return (
    <Card className="grid gap-3">
      <Button variant="primary" fullWidth onClick={() => onAsk(suggestion)}>
        <span>
          Did you mean: <strong>{suggestion}</strong>?
        </span>
      </Button>
    </Card>
  );
}
