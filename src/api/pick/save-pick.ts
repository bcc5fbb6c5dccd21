import type { Kysely } from 'kysely'
import type { Pick } from '#domain/pick/pick-points.ts'
import { storedPickOf } from '#domain/pick/stored-pick.ts'
import { validatePick } from '#domain/pick/validate-pick.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PickRefusal } from '#contract/pick.ts'
import { isMatchStarted, removePick, selectMatchForShare, storePick, recordPickActivity } from '#db/pick/pick.ts'
import type { Tables } from '#db/schema/schema.ts'

export interface WantedPick {
  matchId: number
  /** Null removes the pick. */
  pick: Pick | null
}

/**
 * Finds the refusals of `savePick` without storing anything. Without one, returns the home side's lead in goals at the
 * start (BL10), or 0.
 */
export async function judgePick(
  db: Kysely<Tables>,
  { matchId, pick, managerId }: WantedPick & { managerId?: number },
): Promise<Result<{ lead: number }, PickRefusal>> {
  const match = await selectMatchForShare(db, { matchId, managerId })
  if (!match) return fail('match_unknown')
  if (!match.isOpen) return fail('match_started')
  const told = ok({ lead: match.lead ?? 0 })
  if (!pick) return told
  const facts = { sport: match.sport, startsAtMs: match.startsAt.getTime() }
  const valid = validatePick(pick, facts, match.now.getTime())
  return valid.ok ? told : fail(valid.error.kind)
}

/** PK1: locks the match's row while the rule checks it. The database checks again at commit. */
export async function savePick(
  db: Kysely<Tables>,
  { managerId, matchId, pick }: WantedPick & { managerId: number },
): Promise<Result<{ savedAtMs: number | null }, PickRefusal>> {
  try {
    return await db.transaction().execute(async (trx) => {
      const judged = await judgePick(trx, { matchId, pick, managerId })
      if (!judged.ok) return judged
      if (!pick) {
        await removePick(trx, { matchId, managerId })
        return ok({ savedAtMs: null })
      }
      const stored = storedPickOf(pick, judged.value.lead)
      const { savedAt, isFirst } = await storePick(trx, { matchId, managerId, ...stored })
      if (isFirst) await recordPickActivity(trx, { matchId, managerId })
      return ok({ savedAtMs: savedAt.getTime() })
    })
  } catch (error) {
    if (isMatchStarted(error)) return fail('match_started')
    throw error
  }
}
