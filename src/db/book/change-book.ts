import type { Kysely } from 'kysely'
import { modalityOf } from '#db/championship/modality.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship, lockForecasts } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { BookChange, BookRefusal } from '#domain/book/book.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { positionsOf } from '#domain/sport/modality.ts'
import { putClub, putPlayer, removeClub, removePlayer, type Changed } from './change-club.ts'
import { putMatch, putRound, removeMatch, removeRound } from './change-match.ts'

const REMOVALS = { club: removeClub, player: removePlayer, round: removeRound, match: removeMatch } as const

async function change(trx: Trx, championshipId: ChampionshipId, one: BookChange): Promise<Changed> {
  if (one.kind === 'club') return putClub(trx, championshipId, one)
  if (one.kind === 'round') return putRound(trx, championshipId, one)
  if (one.kind === 'match') return putMatch(trx, championshipId, one)
  if (one.kind === 'remove') return REMOVALS[one.what](trx, championshipId, one.id)
  const positions: readonly string[] = positionsOf(await modalityOf(trx, championshipId))
  return positions.includes(one.position) ? putPlayer(trx, championshipId, one) : fail('position_unknown')
}

class Refused extends Error {
  readonly refusal: { reason: BookRefusal; index: number }
  constructor(refusal: { reason: BookRefusal; index: number }) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

/** DK12: applies all changes in their order, or none; a refusal names the change. */
export async function changeBook(
  db: Kysely<Tables>,
  championshipId: ChampionshipId,
  changes: readonly BookChange[],
): Promise<Result<true, { reason: BookRefusal; index: number }>> {
  try {
    await db.transaction().execute(async (trx) => {
      // Without this lock, a round could lock or settle between the checks of a change and its writes.
      await lockChampionship(trx, { championshipId })
      if (changes.some(({ kind }) => kind === 'remove')) await lockForecasts(trx, championshipId)
      for (const [index, one] of changes.entries()) {
        const changed = await change(trx, championshipId, one)
        if (!changed.ok) throw new Refused({ reason: changed.error, index })
      }
      await bumpVersion(trx, championshipId, 'round', 'market', 'match')
    })
    return ok(true)
  } catch (error) {
    if (error instanceof Refused) return fail(error.refusal)
    throw error
  }
}
