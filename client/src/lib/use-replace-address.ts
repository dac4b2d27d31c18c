import { useLocation } from "wouter";

/** Replaces the address of the current history entry. It keeps its state, and with it its scroll position. */
export function useReplaceAddress(): (address: string) => void {
  const [, navigate] = useLocation();
  return (address) => {
    const state: unknown = window.history.state;
    navigate(address, { replace: true, state });
  };
}
