import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/data-version.ts'
import { postDues } from '#db/ledger.ts'
import { rebuildStats } from '#db/manager-stat.ts'
import { gameNow, takeTurn, type Trx } from '#db/round.ts'
import type { Tables } from '#db/schema.ts'
import {
  endLeague,
  leagueById,
  leaguesToEnd,
  membersWithLineups,
  openNextEdition,
  tellPrize,
  type EndingLeague,
} from '#db/settle-league.ts'
import { leagueWinner } from '#domain/league/league-table.ts'
import { payablePrize } from '#domain/league/prize.ts'

/** LG3 to LG6: the winner is named and paid once, and a featured league reopens. */
async function closeLeague(trx: Trx, league: EndingLeague, champion: number | undefined): Promise<void> {
  const { leagueId, featured } = league
  const members = (await membersWithLineups(trx, leagueId)).map((member) => ({
    ...member,
    joinedAtMs: member.joinedAt.getTime(),
  }))
  const squadId = champion ?? leagueWinner(members)?.squadId
  const winner = members.find((member) => member.squadId === squadId)
  await endLeague(trx, leagueId, winner?.squadId ?? null)
  if (winner) {
    const at = await gameNow(trx)
    const managers = new Set(members.map(({ managerId }) => managerId)).size
    const points = payablePrize({ prize: league.prize, featured, managers })
    await postDues(trx, {
      kind: 'prize',
      subject: `prize:${leagueId}:${league.edition}`,
      refs: { leagueId },
      at,
      managerIds: [winner.managerId],
      points: [points],
      squadIds: [winner.squadId],
    })
    await rebuildStats(trx, [winner.managerId])
    await tellPrize(trx, { league, managerId: winner.managerId, points, at })
  }
  if (featured) await openNextEdition(trx, leagueId)
}

export async function closeFinishedLeagues(trx: Trx, champions: ReadonlyMap<number, number>): Promise<number> {
  let closed = 0
  for (const [leagueId, champion] of champions) {
    const league = await leagueById(trx, leagueId)
    if (!league) continue
    await closeLeague(trx, league, champion)
    closed++
  }
  for (const league of await leaguesToEnd(trx)) {
    await closeLeague(trx, league, undefined)
    closed++
  }
  return closed
}

/** For leagues whose end comes after their last round was settled. */
export async function endDueLeagues(db: Kysely<Tables>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    const closed = await closeFinishedLeagues(trx, new Map())
    if (closed > 0) await bumpVersion(trx, 'league', 'ranking')
    return closed
  })
}
