import type { MatchNews } from '#jobs/life-cycle/match-source.ts'

/** Something that a source had reported and no longer reports. */
export interface TakenBack {
  matchId: number
  what: 'running_again' | 'score' | 'players'
}

/** FD5: goals and players only increase while a match is played, and a finished match stays finished. */
export function takenBackBy({
  matchId,
  before,
  after,
}: {
  matchId: number
  before: MatchNews
  after: MatchNews
}): TakenBack[] {
  if (before.state !== 'live' && before.state !== 'final') return []
  const players = new Set(after.players.map(({ playerId }) => playerId))
  const facts: [TakenBack['what'], boolean][] = [
    ['running_again', before.state === 'final' && after.state === 'live'],
    ['score', after.score.home < before.score.home || after.score.away < before.score.away],
    ['players', before.players.some(({ playerId }) => !players.has(playerId))],
  ]
  return facts.flatMap(([what, isSo]) => (isSo ? [{ matchId, what }] : []))
}
