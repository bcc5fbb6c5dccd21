import type { Kysely } from 'kysely'
import { alignAchievements } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/connection/data-version.ts'
import { postDues } from '#db/ledger/ledger.ts'
import { rebuildStats } from '#db/manager/manager-stat.ts'
import { gameNow, takeTurn, type Trx } from '#db/round/round.ts'
import type { Tables } from '#db/schema/schema.ts'
import {
  countManagers,
  endLeague,
  leagueById,
  leaguesToEnd,
  membersWithLineups,
  openNextEdition,
  tellPrize,
  type EndingLeague,
} from '#db/league/settle-league.ts'
import { leagueWinner } from '#domain/league/league-table.ts'
import { prizeSubject } from '#domain/ledger/subject.ts'
import { payablePrize } from '#domain/league/prize.ts'

export interface Prize {
  managerId: number
  points: number
}

interface Ending {
  league: EndingLeague
  champion: number | undefined
  at: Date
}

/** LG3 among those in front; a league whose leaders never competed looks at everybody. */
async function winnerOf(trx: Trx, leagueId: number, champion: number | undefined) {
  const load = async (only: 'all' | 'leaders' | number) =>
    (await membersWithLineups(trx, leagueId, only)).map((one) => ({ ...one, joinedAtMs: one.joinedAt.getTime() }))
  if (champion !== undefined) return (await load(champion))[0]
  return leagueWinner(await load('leaders')) ?? leagueWinner(await load('all'))
}

/** LG3 to LG6: the winner is named and paid once, and a featured league reopens. His stats are for the caller to move. */
async function closeLeague(trx: Trx, { league, champion, at }: Ending): Promise<Prize[]> {
  const { leagueId, featured } = league
  const winner = await winnerOf(trx, leagueId, champion)
  await endLeague(trx, leagueId, winner?.squadId ?? null)
  if (featured) await openNextEdition(trx, leagueId)
  if (!winner) return []
  const managers = featured ? 0 : await countManagers(trx, leagueId)
  const points = payablePrize({ prize: league.prize, featured, managers })
  const { managerId } = winner
  await postDues(trx, {
    kind: 'prize',
    subject: prizeSubject(league),
    refs: { leagueId },
    at,
    managerIds: [managerId],
    points: [points],
    squadIds: [winner.squadId],
  })
  await tellPrize(trx, { league, managerId, points, at })
  return [{ managerId, points }]
}

/** Those with a champion, and those past their end whose rounds are all settled. */
export async function closeFinishedLeagues(
  trx: Trx,
  { champions, at }: { champions: ReadonlyMap<number, number>; at: Date },
): Promise<{ closed: number; prizes: Prize[] }> {
  const endings: Ending[] = []
  for (const [leagueId, champion] of champions) {
    const league = await leagueById(trx, leagueId)
    if (league) endings.push({ league, champion, at })
  }
  for (const league of await leaguesToEnd(trx)) endings.push({ league, champion: undefined, at })
  const prizes: Prize[] = []
  for (const ending of endings) prizes.push(...(await closeLeague(trx, ending)))
  return { closed: endings.length, prizes }
}

/** For leagues whose end comes after their last round was settled. */
export async function endDueLeagues(db: Kysely<Tables>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    const at = await gameNow(trx)
    const { closed, prizes } = await closeFinishedLeagues(trx, { champions: new Map(), at })
    const winners = prizes.map(({ managerId }) => managerId)
    await rebuildStats(trx, winners)
    await alignAchievements(trx, winners, ['campeao-de-liga'])
    if (closed > 0) await bumpVersion(trx, 'league', 'ranking')
    return closed
  })
}
