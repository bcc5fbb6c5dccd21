import type { Kysely } from 'kysely'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Tables } from '#db/schema/schema.ts'
import { worldChoresDue, worldMatch, worldMatchesDue, WORLD_CHORES, type WorldChore } from '#db/world/world-match.ts'
import type { Due, MatchNews } from '#jobs/life-cycle/match-source.ts'
import type { Provider, ProviderKind } from '#jobs/life-cycle/provider.ts'
import { makeBotPicks, makeBotTransfers } from './bots-act.ts'
import { conditionOf, moveConditions } from './conditions.ts'
import { extendFixtures } from './extend-fixtures.ts'
import { loadWorld } from './sample/load-world.ts'
import { revealMatch } from './sample/reveal-match.ts'
import { fixtureOf, type WorldOfChampionship } from './sample/sample-world.ts'

/** A match in play is polled this often, on the game's clock. */
const TICK_MS = 5_000

async function due(db: Kysely<Tables>, championshipId: ChampionshipId, nowMs: number): Promise<Due[]> {
  const matches = await worldMatchesDue(db, championshipId, new Date(nowMs))
  return matches.map(({ matchId, isLive, startsAt }) =>
    isLive ? { matchId, why: 'poll', atMs: nowMs + TICK_MS } : { matchId, why: 'kick_off', atMs: startsAt.getTime() },
  )
}

/** What the clock has revealed of a match. A finished match has no news: its players' conditions have changed since. */
async function read(db: Kysely<Tables>, matchId: number): Promise<MatchNews | undefined> {
  const [world, match] = [await loadWorld(db), await worldMatch(db, matchId)]
  if (!world || !match || (match.state !== 'scheduled' && match.state !== 'live') || match.isAhead) return undefined
  const untilSecond = (match.now.getTime() - match.startsAt.getTime()) / 1000
  if (untilSecond < 0) return undefined
  const conditions = new Map(Object.entries(match.conditions).map(([id, stored]) => [Number(id), conditionOf(stored)]))
  const fixture = { ...fixtureOf(world, match.fixtureKey), startsAtMs: match.startsAt.getTime() }
  const news = revealMatch(world, fixture, { conditions, untilSecond })
  return news.asOfMs === match.newsAt?.getTime() ? undefined : news
}

/** The sample world as the life cycle sees it. A database that holds none has nothing due. */
export function sampleWorldProvider(db: Kysely<Tables>, championshipId: ChampionshipId) {
  const inWorld = (act: (db: Kysely<Tables>, of: WorldOfChampionship) => Promise<unknown>) => async () => {
    const world = await loadWorld(db)
    return world ? act(db, { championshipId, world }) : 'no_world'
  }
  return {
    championshipId,
    due: (nowMs) => due(db, championshipId, nowMs),
    read: ({ matchId }) => read(db, matchId),
    roundSettled: async (trx, round) => {
      const world = await loadWorld(trx)
      if (world) await moveConditions(trx, world, round)
    },
    choresDue: () => worldChoresDue(db, championshipId),
    chores: {
      bot_picks: inWorld(makeBotPicks),
      bot_transfers: inWorld(makeBotTransfers),
      extend_fixtures: inWorld(extendFixtures),
    } satisfies Record<WorldChore, unknown>,
  } satisfies Provider
}

export const sampleWorld: ProviderKind = { of: sampleWorldProvider, chores: WORLD_CHORES }
