import type { LeagueList } from '#contract/league.ts'
import type { TodayMatches } from '#contract/match.ts'

type Ask = (path: string) => Promise<Response>

const FIRST = '/'
const others = ['/fantasy', '/rankings', '/analytics', '/palpites']

async function answerOf<T>(ask: Ask, path: string): Promise<T | undefined> {
  const answer = await ask(path)
  return answer.ok ? ((await answer.json()) as T) : undefined
}

/** A match of today, and the table of the first league in the list, which may have a million members. */
async function todays(ask: Ask): Promise<string[]> {
  const matches = (await answerOf<TodayMatches>(ask, '/api/matches/today'))?.matches ?? []
  const leagues = (await answerOf<LeagueList>(ask, '/api/leagues'))?.items ?? []
  return [
    ...matches.slice(0, 1).map(({ id }) => `/partidas/${id}`),
    ...leagues.slice(0, 1).map(({ id }) => `/ligas/${id}`),
  ]
}

const open = async (ask: Ask, page: string) => void (await (await ask(page)).text())

/**
 * The first visitor of a page would wait for its code, its query plans and its cache. So the server itself opens the
 * pages first. It opens the page named here before it is ready. The others follow one at a time, so that a visitor
 * waits for at most one of them.
 */
export const openFirstPage = (ask: Ask): Promise<void> => open(ask, FIRST)

/** False if a stop came before all pages were open. */
export async function openOtherPages(ask: Ask, signal: AbortSignal): Promise<boolean> {
  for (const page of [...others, ...(await todays(ask))]) if (!signal.aborted) await open(ask, page)
  return !signal.aborted
}
