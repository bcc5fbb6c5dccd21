import type { TodayMatches } from '#contract/match.ts'

type Ask = (path: string) => Promise<Response>

const FIRST = '/'
const others = ['/fantasy', '/rankings', '/analytics', '/palpites']

async function todaysMatch(ask: Ask): Promise<string[]> {
  const answer = await ask('/api/matches/today')
  if (!answer.ok) return []
  const { matches } = (await answer.json()) as TodayMatches
  return matches.slice(0, 1).map(({ id }) => `/partidas/${id}`)
}

const open = async (ask: Ask, page: string) => void (await (await ask(page)).text())

/**
 * Who asks for a page first would wait for its code, its plans and what is kept of it: that is the server itself. The page that it names is opened
 * before it does; the others after that, one at a time, so that whoever comes meanwhile waits for one of them at most.
 */
export const openFirstPage = (ask: Ask): Promise<void> => open(ask, FIRST)

export async function openOtherPages(ask: Ask, signal: AbortSignal): Promise<void> {
  for (const page of [...others, ...(await todaysMatch(ask))]) if (!signal.aborted) await open(ask, page)
}
