import type { Kysely } from 'kysely'
import { alignAchievements } from '#db/achievement/achievement.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { rebuildStats } from '#db/manager/manager-stat.ts'
import { gameNow } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import { lockChampionship } from '#db/round/championship-lock.ts'
import type { Tables } from '#db/schema/schema.ts'
import { readCaps } from '#db/setting/caps.ts'
import {
  endLeague,
  leagueById,
  leaguesToEnd,
  membersWithLineups,
  opponentsBeaten,
  openNextEdition,
  prizesOfSeason,
  recordTitleActivity,
  type EndingLeague,
} from '#db/league/settle-league.ts'
import { noteCause } from '#db/notice/cause.ts'
import { postChampionOnWall } from '#db/wall/quiet-line.ts'
import { endPool, poolPeople, poolsToEnd, type EndingPool } from '#db/pool/settle-pool.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { leagueWinner } from '#domain/league/league-table.ts'
import { trophyPoints } from '#domain/league/prize.ts'
import { poolWinner } from '#domain/pool/pool-winner.ts'
import { answerPoolAtEnd } from './answer-pool-questions.ts'

interface Ending {
  league: EndingLeague
  champion: number | undefined
  at: Date
}

/** LG3: the champion of a bracket; without one, the winner among the leaders, or among all if no leader competed. */
async function bestOf(trx: Trx, leagueId: number, champion: number | undefined) {
  const load = async (only: 'all' | 'leaders' | number) =>
    (await membersWithLineups(trx, leagueId, only)).map((one) => ({ ...one, joinedAtMs: one.joinedAt.getTime() }))
  if (champion !== undefined) return (await load(champion))[0]
  return leagueWinner(await load('leaders')) ?? leagueWinner(await load('all'))
}

/** LG15: the points that the owner may still give and the winner still win this season, whichever are fewer. */
async function prizesLeft(trx: Trx, asked: { leagueId: number; managerId: number; at: Date }): Promise<number> {
  const { prizesPerSeason } = await readCaps(trx)
  const { given, won } = await prizesOfSeason(trx, asked)
  return prizesPerSeason - Math.max(given, won)
}

async function trophyOf(trx: Trx, { league, champion, at }: Ending) {
  const { leagueId, prize, featured } = league
  const best = await bestOf(trx, leagueId, champion)
  if (!best) return undefined
  const { squadId, managerId } = best
  const points = trophyPoints({
    prize,
    featured,
    opponents: await opponentsBeaten(trx, { leagueId, squadId, managerId }),
    left: featured ? prize : await prizesLeft(trx, { leagueId, managerId, at }),
  })
  return points === null ? undefined : { squadId, managerId, points }
}

/**
 * LG3, LG4, LG5, LG6: names the winner once, with the trophy, and reopens a featured league. The caller updates the
 * winner's stats.
 */
async function closeLeague(trx: Trx, ending: Ending): Promise<number[]> {
  const { league, at } = ending
  const trophy = await trophyOf(trx, ending)
  await endLeague(trx, league.leagueId, trophy)
  if (league.featured) await openNextEdition(trx, league.leagueId)
  if (!trophy) return []
  await recordTitleActivity(trx, { league, ...trophy, at })
  await postChampionOnWall(trx, { leagueId: league.leagueId, managerId: trophy.managerId, at })
  return [trophy.managerId]
}

/** Ends a bolão. BL6: a person without opponents does not win. */
async function closePool(trx: Trx, pool: EndingPool, at: Date): Promise<number[]> {
  const { leagueId, prize } = pool
  await answerPoolAtEnd(trx, leagueId)
  const { people, matches } = await poolPeople(trx, leagueId)
  const best = poolWinner(people, matches)
  const { managerId, opponents } = best ?? { managerId: 0, opponents: 0 }
  const left = opponents > 0 ? await prizesLeft(trx, { leagueId, managerId, at }) : 0
  const points = trophyPoints({ prize, featured: false, opponents, left })
  const trophy = points === null ? undefined : { managerId, points }
  await endPool(trx, leagueId, trophy)
  if (!trophy) return []
  await recordTitleActivity(trx, { league: pool, ...trophy, at })
  await postChampionOnWall(trx, { leagueId, managerId, at })
  return [managerId]
}

/**
 * Closes knockout leagues with a champion, points leagues past their end whose rounds are all settled, and bolões that
 * are over.
 */
export async function closeFinishedLeagues(
  trx: Trx,
  championshipId: ChampionshipId,
  { champions, at }: { champions: ReadonlyMap<number, number>; at: Date },
): Promise<{ closed: number; winners: number[] }> {
  const endings: Ending[] = []
  for (const [leagueId, champion] of champions) {
    const league = await leagueById(trx, leagueId)
    if (league) endings.push({ league, champion, at })
  }
  for (const league of await leaguesToEnd(trx, championshipId)) endings.push({ league, champion: undefined, at })
  const winners: number[] = []
  for (const ending of endings) winners.push(...(await closeLeague(trx, ending)))
  const pools = await poolsToEnd(trx, championshipId)
  for (const pool of pools) winners.push(...(await closePool(trx, pool, at)))
  for (const { leagueId } of [...endings.map(({ league }) => league), ...pools])
    await noteCause(trx, { championshipId, kind: 'league_ended', subjectId: leagueId })
  return { closed: endings.length + pools.length, winners }
}

/** Closes leagues and bolões that end after their last round or match was settled. */
export async function endDueLeagues(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockChampionship(trx, { championshipId })
    const at = await gameNow(trx, championshipId)
    const { closed, winners } = await closeFinishedLeagues(trx, championshipId, { champions: new Map(), at })
    await rebuildStats(trx, championshipId, winners)
    await alignAchievements(trx, championshipId, winners, ['campeao-de-liga'])
    if (closed > 0) await bumpVersion(trx, championshipId, 'league', 'ranking')
    return closed
  })
}
