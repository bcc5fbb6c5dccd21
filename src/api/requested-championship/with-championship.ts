import { createMiddleware } from 'hono/factory'
import { API_CHAMPIONSHIP_PARAMETER, CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { mayEnter, ownedBy, type ChampionshipDirectory } from './championship-directory.ts'

/** Addresses with an id, which determines the championship. */
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
 * CP3: the id in the address determines the championship of a request, else the query does, else it is the main one. A
 * championship that the visitor may not enter is answered as if it did not exist.
 */
export function withChampionship(directory: ChampionshipDirectory) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const version = directory.version()
    const { entries, mainId } = await directory.read()
    const slug = c.req.query(API_CHAMPIONSHIP_PARAMETER) ?? c.req.query(CHAMPIONSHIP_PARAMETER)
    const named = slug === undefined ? undefined : entries.find((entry) => entry.slug === slug)
    if (slug !== undefined && !named) throw httpProblem('championship_unknown')
    const thing = ownedThing(c.req.path)
    const owner = thing && (await directory.ownerOf(thing))
    const asked = entries.find(({ id }) => id === (owner ?? named?.id ?? mainId))
    const isOpen = asked !== undefined && (await mayEnter(c, asked))
    // A request for the main championship goes on without one if the visitor may not enter it: people who sign in or
    // follow an invitation need no access to it.
    if (!isOpen && (owner ?? named)) throw httpProblem('championship_unknown')
    if (isOpen) c.set('championship', { ...asked, isCurrent: () => directory.version() === version })
    await next()
  })
}
