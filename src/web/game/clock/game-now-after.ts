/** The game's time when this much real time has passed since the server's answer. */
export function gameNowAfter({ gameNowMs, pace }: { gameNowMs: number; pace: number }, passedMs: number): number {
  return gameNowMs + Math.max(0, passedMs) * pace
}
