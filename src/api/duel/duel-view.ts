import { duelResult } from '#domain/duel/duel-result.ts'
import type { DuelView } from '#contract/duel.ts'
import type { DuelRow, DuelSideRow } from '#db/duel/duel.ts'
import { lineupView } from '#api/views/lineup-view.ts'

const outcomes = { first: 'ahead', second: 'behind', tie: 'level' } as const

export function duelView(row: DuelRow, own: DuelSideRow, opponent: DuelSideRow | undefined): DuelView {
  const sides = { own: lineupView(own), opponent: opponent ? lineupView(opponent) : null }
  const result = sides.opponent ? duelResult(sides.own.pointTenths, sides.opponent.pointTenths) : 'tie'
  return {
    roundId: row.roundId,
    roundNumber: row.roundNumber,
    isFinal: row.isFinal,
    ...sides,
    outcome: outcomes[result],
  }
}
