import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { clubJoinFacts, moveClub, moveClubBack, selectClubsForUpdate, type MovedClub } from '#db/join/join-clubs.ts'
import { noteJoin, renameChoices, roundMarks, type StoredJoin } from '#db/join/joins.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship, lockForecasts } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { mayJoinClubs, type Joined, type JoinRefusal, type RoundMarks } from '#domain/join/join.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { renameNews } from './rename-news.ts'

export type Moved<Kind> = Kind & { marks: RoundMarks }

interface JoinConfirmation extends Joined {
  championshipId: ChampionshipId
  managerId: number | null
}

/** JN4: makes one club of two. It has the matches, players and fans of both, and files may use either name. */
export async function joinClubs(db: Kysely<Tables>, asked: JoinConfirmation): Promise<Result<number, JoinRefusal>> {
  const { championshipId, managerId, goneId, keptId } = asked
  if (goneId === keptId) return fail('join_same')
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    await lockForecasts(trx, championshipId)
    const clubs = await selectClubsForUpdate(trx, championshipId, [goneId, keptId])
    const [gone, kept] = [clubs.get(goneId), clubs.get(keptId)]
    if (!gone || !kept) return fail('join_unknown')
    const may = mayJoinClubs(await clubJoinFacts(trx, championshipId, asked))
    if (!may.ok) return may
    const moved = await moveClub(trx, championshipId, { gone, kept })
    await renameChoices(trx, { championshipId, kind: 'club', from: goneId, to: keptId })
    await renameNews(trx, { matches: [...moved.home, ...moved.away], column: 'clubId', from: goneId, to: keptId })
    const marks = await roundMarks(trx, championshipId)
    const names = { keptName: kept.name, goneName: gone.name }
    const note = { championshipId, managerId, kind: 'club' as const, keptId, goneId, ...names }
    const joinId = await noteJoin(trx, { ...note, moved: { ...moved, marks } })
    await bumpVersion(trx, championshipId, 'round', 'market', 'match')
    return ok(joinId)
  })
}

/** JN7: makes two clubs of a joined one again. The caller has checked that it is allowed. */
export async function splitClubs(trx: Trx, championshipId: ChampionshipId, join: StoredJoin): Promise<boolean> {
  const { keptId, goneId } = join
  const moved = join.moved as Moved<MovedClub>
  const kept = (await selectClubsForUpdate(trx, championshipId, [keptId])).get(keptId)
  if (!kept) return false
  await moveClubBack(trx, championshipId, { moved, kept })
  await renameNews(trx, { matches: [...moved.home, ...moved.away], column: 'clubId', from: keptId, to: goneId })
  return true
}
