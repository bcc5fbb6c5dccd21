import type { Kysely } from 'kysely'
import type { CountingCycle } from '#db/division/settle-division.ts'
import { writeBeside } from '#db/round/read-beside.ts'
import { holdBeside, type RoundRow } from '#db/round/round.ts'
import { storeDuels, type DuelColumns } from '#db/round/settle-round.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { NumbersById } from '#domain/by-id.ts'
import { storeDivisions } from './settle-divisions.ts'

interface WrittenBeside {
  duels: DuelColumns
  /** Groups that go on: the round's column in their tables is nobody's until it is settled. */
  cycles: readonly CountingCycle[]
  /** By manager. */
  scores: NumbersById
}

/**
 * What nobody looks at before the round is settled, and who tries again writes anew. Should the settlement's own connection be lost meanwhile, the
 * next one waits for this.
 */
export const settleBeside = (
  beside: Kysely<Tables>,
  round: RoundRow,
  { duels, cycles, scores }: WrittenBeside,
): Promise<void> =>
  writeBeside(beside, async (own) => {
    await holdBeside(own, round.championship_id)
    await storeDuels(own, round.id, duels)
    await storeDivisions(own, cycles, scores)
  })
