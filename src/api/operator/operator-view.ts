import type { OperatorRound } from '#contract/operator.ts'
import type { RoundStatus } from '#db/world/world-status.ts'

const ms = (text: string) => new Date(text).getTime()
const maybeMs = (text: string | null) => (text === null ? null : ms(text))

function scoreOf(text: string | null): { home: number; away: number } | null {
  const [home, away] = (text ?? '').split('-').map(Number)
  return text === null || home === undefined || away === undefined ? null : { home, away }
}

export function roundView(round: RoundStatus, marketRoundId: number | undefined): OperatorRound {
  const { matches } = round
  const isOver = matches.length > 0 && matches.every(({ state }) => state === 'final')
  return {
    id: round.id,
    season: round.season,
    number: round.number,
    state: round.state as OperatorRound['state'],
    deadlineAtMs: ms(round.deadlineAt),
    lockedAtMs: maybeMs(round.lockedAt),
    liveAtMs: maybeMs(round.liveAt),
    endsAtMs: ms(round.endsAt),
    settledAtMs: maybeMs(round.settledAt),
    settlements: round.settlements,
    lineups: round.lineups,
    previousId: round.previousId,
    nextId: round.nextId,
    canLock: round.id === marketRoundId,
    canSettle: isOver && (round.state === 'locked' || round.state === 'live'),
    matches: matches.map((match) => ({
      id: match.id,
      startsAtMs: ms(match.startsAt),
      home: match.home,
      away: match.away,
      state: match.state as OperatorRound['matches'][number]['state'],
      score: scoreOf(match.score),
      corrections: round.corrections.filter(({ matchId }) => matchId === match.id).length,
    })),
  }
}
