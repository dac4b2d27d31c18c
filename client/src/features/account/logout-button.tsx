import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLogout } from "./account.queries.ts";

export function LogoutButton() {
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      fullWidth
      onClick={() => logout.mutate()}
      pending={logout.isPending}
      pendingLabel="Logging out..."
    >
      <Icon name="log-out" className="size-5" />
      Logout
    </Button>
  );
}
