/** The session as the transport sees it. The session module connects itself, so that imports run one way. */
export interface SessionDoor {
  token(): string | null;
  /** Trades the refresh cookie for a new token; false if that is refused. `stale` is the token that no longer works. */
  refresh(stale: string | null): Promise<boolean>;
  end(): void;
}

let door: SessionDoor = { token: () => null, refresh: async () => false, end: () => {} };

export function connectSession(connected: SessionDoor): void {
  door = connected;
}

export function currentSession(): SessionDoor {
  return door;
}
