/** The game's time when so much real time has passed since the server told it. */
export function gameNowAfter({ gameNowMs, pace }: { gameNowMs: number; pace: number }, passedMs: number): number {
  return gameNowMs + Math.max(0, passedMs) * pace
}
