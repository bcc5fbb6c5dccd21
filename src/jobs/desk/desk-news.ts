import { stopOf, type DeskMatchRow, type DeskPlayerRow } from '#db/desk/desk.ts'
import type { DeskMatch } from '#domain/desk/fold-taps.ts'
import { PART_MINUTES } from '#domain/desk/match-clock.ts'
import type { DeskFacts } from '#domain/desk/tap.ts'
import type { MatchNews } from '#jobs/life-cycle/match-source.ts'

export const factsOf = (match: DeskMatchRow, players: readonly DeskPlayerRow[]): DeskFacts => ({
  homeId: match.home.id,
  awayId: match.away.id,
  ...PART_MINUTES[match.modality],
  players,
  stop: stopOf(match),
})

/** What a cup's file said of the match before it was played stays with it. */
const KEPT = ['stage', 'group'] as const

/** DK10: the whole match as the desk was told it so far; undefined before its kick-off. */
export function newsOf(match: DeskMatchRow, told: DeskMatch): Omit<MatchNews, 'asOfMs'> | undefined {
  const { clock, score, extraTime, penalties, events, players } = told
  const last = events.at(-1)
  if (clock.phase === 'before' || !last) return undefined
  const isOver = clock.phase === 'over'
  const kept = Object.fromEntries(Object.entries(match.detail).filter(([key]) => KEPT.some((one) => one === key)))
  return {
    state: isOver ? 'final' : 'live',
    minute: last.minute,
    score: { ...score },
    detail: {
      ...kept,
      phase: clock.phase,
      ...(last.stoppage > 0 && !isOver && { stoppage: last.stoppage }),
      ...(extraTime && { extraTime }),
      ...(penalties && { penalties }),
    },
    endedAtMs: clock.began.full_time ?? null,
    events: events.map(({ kind, minute, stoppage, clubId, playerId, otherId, homeScore, awayScore }, seq) => ({
      seq,
      minute,
      kind,
      clubId,
      playerId,
      homeScore,
      awayScore,
      detail: { ...(otherId !== null && { otherId }), ...(stoppage > 0 && { stoppage }) },
    })),
    players: players.map(({ scouts, ...player }) => ({ ...player, scouts: { ...scouts } })),
  }
}
