import type { TodayMatches } from '#contract/match.ts'

type Ask = (path: string) => Promise<Response>

const pages = ['/', '/fantasy', '/rankings', '/analytics', '/palpites']

async function todaysMatch(ask: Ask): Promise<string[]> {
  const answer = await ask('/api/matches/today')
  if (!answer.ok) return []
  const { matches } = (await answer.json()) as TodayMatches
  return matches.slice(0, 1).map(({ id }) => `/partidas/${id}`)
}

/** Who asks for a page first would wait for its code, its plans and what is kept of it: that is the server itself. */
export async function openFirstPages(ask: Ask): Promise<void> {
  const all = [...pages, ...(await todaysMatch(ask))]
  await Promise.all(all.map(async (page) => (await ask(page)).text()))
}
