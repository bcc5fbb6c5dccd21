import type { Kysely } from 'kysely'
import { checkManagerName } from '#domain/manager/manager-name.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { forgetManager } from '#db/person/forget-manager.ts'
import type { GuestRow } from '#db/pool/pool-guest.ts'
import { isInNoPool, removeGuest, renameGuest } from '#db/pool/pool-trace.ts'
import type { Tables } from '#db/schema/schema.ts'
import { noteMovedTables } from '#db/webhook/moved-tables.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { leagueProblem } from '#api/league-shared/league-problems.ts'
import { requireTypist, type Typing } from './pool-guests.ts'

interface ChangedGuest extends Typing {
  guestId: number
}

/** BL14: renames a guest at any time. A guest of several bolões has the new name in all of them. */
export const callGuest = (
  db: Kysely<Tables>,
  { guestId, name: wanted, ...typing }: ChangedGuest & { name: string },
): Promise<GuestRow> =>
  db.transaction().execute(async (trx) => {
    const { championshipId } = await requireTypist(trx, typing)
    const checked = checkManagerName(wanted)
    if (!checked.ok) throw leagueProblem('guest_name')
    const { name, key: nameKey } = checked.value
    const isDone = await renameGuest(trx, { ...typing, guestId, name, nameKey })
    if (isDone === undefined) throw httpProblem('not_found')
    if (!isDone) throw leagueProblem('guest_name_taken')
    await bumpVersion(trx, championshipId, 'league')
    return { managerId: guestId, name }
  })

/** BL14: possible until the bolão is over. Everything that counted for the guest goes too. */
export const removeTypedGuest = (db: Kysely<Tables>, { guestId, ...typing }: ChangedGuest): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const league = await requireTypist(trx, typing)
    if (league.endedAt !== null) throw leagueProblem('cannot_remove_from_pool')
    const isDone = await noteMovedTables(trx, typing, () => removeGuest(trx, { ...typing, guestId }))
    if (!isDone) throw httpProblem('not_found')
    if (await isInNoPool(trx, guestId)) await forgetManager(trx, guestId)
    await bumpVersion(trx, league.championshipId, 'league')
  })
