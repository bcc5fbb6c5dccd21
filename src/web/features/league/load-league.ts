import type { AppContext } from '#web/base/app-context.ts'
import { loadWords } from '#web/copy/feature-copy.ts'
import { clockQuery } from '#web/game/clock/clock-query.ts'
import { leaguesQuery } from '#web/game/league/league-queries.ts'
import { loadWall } from '#web/game/wall/load-wall.ts'
import { leaguePageQuery } from './league-page-query.ts'
import { listParameters, type LeagueSearch, type LeaguesSearch } from '#web/game/league/leagues-search.ts'

export const loadLeagues = ({ queryClient, fetchApi }: AppContext, search: LeaguesSearch) =>
  Promise.all([
    queryClient.prefetchQuery(clockQuery(fetchApi)),
    queryClient.prefetchQuery(leaguesQuery(fetchApi, listParameters(search))),
  ])

interface Requested extends LeagueSearch {
  leagueId: number
}

/** Loads the data of the page and returns its title. */
export async function loadLeague(context: AppContext, request: Requested) {
  const { queryClient, fetchApi, language } = context
  const query = leaguePageQuery(fetchApi, {
    leagueId: request.leagueId,
    page: request.pagina,
    round: request.rodada,
    code: request.convite,
  })
  const [{ head, formats }, { participants: countOf }] = await Promise.all([
    loadWords(language, 'league'),
    loadWords(language, 'joining'),
    queryClient.prefetchQuery(clockQuery(fetchApi)),
    queryClient.prefetchQuery(query),
    request.aba === 'mural' && loadWall(context, { kind: 'league', id: request.leagueId }),
  ])
  const { queryKey } = query
  const page = queryClient.getQueryData(queryKey)
  if (!page) return { queryKey, page, head: { title: head.invite } }
  const { league } = page
  const { name, format, participants, prize, description } = league
  const facts = head.description(name, formats[format], countOf(participants), prize)
  return { queryKey, page, head: { title: name, description: description ? `${description} ${facts}` : facts } }
}
