import { createMiddleware } from 'hono/factory'
import { API_CHAMPIONSHIP_PARAMETER, CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { mayEnter, ownedBy, type ChampionshipDirectory } from './championship-directory.ts'

/** Addresses with the number of something: it says by itself to which championship it belongs. */
const ownedThing = ownedBy(
  {
    clubs: (clubId) => ({ clubId }),
    divisions: (divisionCycleId) => ({ divisionCycleId }),
    leagues: (leagueId) => ({ leagueId }),
    matches: (matchId) => ({ matchId }),
    players: (playerId) => ({ playerId }),
    pools: (leagueId) => ({ leagueId }),
    rounds: (roundId) => ({ roundId }),
    squads: (squadId) => ({ squadId }),
  },
  '/api/',
)

/**
 * CP3: a request is about the championship of what its address names by number, else about the one named in the query, else
 * about the main one. One that the asking person may not enter does not exist for him.
 */
export function withChampionship(directory: ChampionshipDirectory) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const version = directory.version()
    const { entries, mainId } = await directory.read()
    const slug = c.req.query(API_CHAMPIONSHIP_PARAMETER) ?? c.req.query(CHAMPIONSHIP_PARAMETER)
    const named = slug === undefined ? undefined : entries.find((entry) => entry.slug === slug)
    if (slug !== undefined && !named) throw httpProblem('championship_unknown')
    const thing = entries.length > 1 ? ownedThing(c.req.path) : undefined
    const owner = thing && (await directory.ownerOf(thing))
    const asked = entries.find(({ id }) => id === (owner ?? named?.id ?? mainId))
    const isOpen = asked !== undefined && (await mayEnter(c, asked))
    // To sign in, or to be let in, one need not be in the main one.
    if (!isOpen && (owner ?? named)) throw httpProblem('championship_unknown')
    if (isOpen) c.set('championship', { ...asked, isCurrent: () => directory.version() === version })
    await next()
  })
}
