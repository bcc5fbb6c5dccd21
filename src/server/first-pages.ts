import type { LeagueList } from '#contract/league.ts'
import type { TodayMatches } from '#contract/match.ts'

type Ask = (path: string) => Promise<Response>

const FIRST = '/'
const others = ['/fantasy', '/rankings', '/analytics', '/palpites']

async function answerOf<T>(ask: Ask, path: string): Promise<T | undefined> {
  const answer = await ask(path)
  return answer.ok ? ((await answer.json()) as T) : undefined
}

/** A match of today, and the table of the first league of the list, in which there may be a million. */
async function todays(ask: Ask): Promise<string[]> {
  const matches = (await answerOf<TodayMatches>(ask, '/api/matches/today'))?.matches ?? []
  const leagues = (await answerOf<LeagueList>(ask, '/api/leagues'))?.leagues ?? []
  return [
    ...matches.slice(0, 1).map(({ id }) => `/partidas/${id}`),
    ...leagues.slice(0, 1).map(({ id }) => `/ligas/${id}`),
  ]
}

const open = async (ask: Ask, page: string) => void (await (await ask(page)).text())

/**
 * Who asks for a page first would wait for its code, its plans and what is kept of it: that is the server itself. The page that it names is opened
 * before it does; the others after that, one at a time, so that whoever comes meanwhile waits for one of them at most.
 */
export const openFirstPage = (ask: Ask): Promise<void> => open(ask, FIRST)

/** False if it was stopped before all of them were. */
export async function openOtherPages(ask: Ask, signal: AbortSignal): Promise<boolean> {
  for (const page of [...others, ...(await todays(ask))]) if (!signal.aborted) await open(ask, page)
  return !signal.aborted
}
