import type { LeaguePageView } from '#contract/league.ts'
import type { AppContext } from '#web/base/app-context.ts'
import type { LeagueSearch } from '#web/game/league/leagues-search.ts'
import { poolBracketQuery } from './bracket-query.ts'
import { raceQuery } from './pool-actions.ts'
import { poolGridQuery } from './pool-grid-query.ts'
import { poolQuestionsQuery } from './question-query.ts'

/** Loads the parts of a bolão that everybody may see, so that they are in the HTML. */
export async function loadPool({ queryClient, fetchApi }: AppContext, page: LeaguePageView, search: LeagueSearch) {
  const { pool } = page
  if (!pool) return
  const leagueId = page.league.id
  const request = { leagueId, page: search.pagina, code: search.convite }
  await Promise.all([
    queryClient.prefetchQuery(poolQuestionsQuery(fetchApi, request)),
    queryClient.prefetchQuery(poolGridQuery(fetchApi, request)),
    (pool.extras?.bracketPoints ?? 0) > 0 && queryClient.prefetchQuery(poolBracketQuery(fetchApi, request)),
    pool.counted > 1 && queryClient.prefetchQuery(raceQuery(fetchApi, leagueId, { code: search.convite })),
  ])
}
