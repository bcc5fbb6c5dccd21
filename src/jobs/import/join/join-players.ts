import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import {
  leaveToOther,
  matchesToMove,
  moveMatchRows,
  playerJoinFacts,
  returnFromOther,
  roundsApart,
  squadsHolding,
  storeSquads,
  selectPlayersForUpdate,
  type SquadHolding,
} from '#db/join/join-players.ts'
import { noteJoin, renameChoices, roundMarks, type StoredJoin } from '#db/join/joins.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { joinInSquad, mayJoinPlayers, type Joined, type JoinRefusal } from '#domain/join/join.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Moved } from './join-clubs.ts'
import { renameNews } from './rename-news.ts'

interface MovedPlayer {
  price: number | null
  aliases: string[]
  matches: number[]
  /** The squads with the player who goes, as they were before the join. */
  squads: SquadHolding[]
}

interface JoinConfirmation extends Joined {
  championshipId: ChampionshipId
  managerId: number | null
}

/** JN5, JN6: makes one player of two. Lineups stay frozen, and nobody's settled points change. */
export async function joinPlayers(db: Kysely<Tables>, asked: JoinConfirmation): Promise<Result<number, JoinRefusal>> {
  const { championshipId, managerId, goneId, keptId } = asked
  if (goneId === keptId) return fail('join_same')
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    const players = await selectPlayersForUpdate(trx, championshipId, [goneId, keptId])
    const [gone, kept] = [players.get(goneId), players.get(keptId)]
    if (!gone || !kept) return fail('join_unknown')
    const may = mayJoinPlayers(await playerJoinFacts(trx, championshipId, asked))
    if (!may.ok) return may
    const apart = await roundsApart(trx, championshipId, asked)
    const matches = await matchesToMove(trx, goneId, apart)
    await moveMatchRows(trx, { from: goneId, to: keptId, matches })
    await renameNews(trx, { matches, column: 'playerId', from: goneId, to: keptId })
    const squads = await squadsHolding(trx, championshipId, goneId)
    await storeSquads(
      trx,
      squads.map(({ id, version, ...held }) => ({ id, version, ...joinInSquad(held, asked) })),
    )
    const aliases = await leaveToOther(trx, championshipId, { gone, keptId, apart })
    await renameChoices(trx, { championshipId, kind: 'player', from: goneId, to: keptId })
    const moved: Moved<MovedPlayer> = {
      price: gone.price,
      aliases,
      matches,
      squads,
      marks: await roundMarks(trx, championshipId),
    }
    const names = { keptName: kept.name, goneName: gone.name }
    const note = { championshipId, managerId, kind: 'player' as const, keptId, goneId, ...names }
    const joinId = await noteJoin(trx, { ...note, moved })
    await bumpVersion(trx, championshipId, 'round', 'market', 'match')
    return ok(joinId)
  })
}

/** JN7: makes two players of a joined one again. Squads that their managers have changed since stay as they are. */
export async function splitPlayers(trx: Trx, _championshipId: ChampionshipId, join: StoredJoin): Promise<boolean> {
  const { keptId, goneId } = join
  const { price, aliases, matches, squads } = join.moved as Moved<MovedPlayer>
  await returnFromOther(trx, { goneId, price, aliases })
  await moveMatchRows(trx, { from: keptId, to: goneId, matches })
  await renameNews(trx, { matches, column: 'playerId', from: keptId, to: goneId })
  await storeSquads(
    trx,
    squads.map((squad) => ({ ...squad, version: squad.version + 1 })),
  )
  return true
}
