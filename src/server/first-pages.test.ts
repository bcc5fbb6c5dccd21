import { describe, expect, it } from 'vitest'
import { openFirstPage, openOtherPages } from './first-pages.ts'

/** Answers every request a moment later. Records the requests, and the most that ran at the same time. */
function createSite({ matches = [], leagues = [] }: Partial<Record<'matches' | 'leagues', { id: number }[]>> = {}) {
  const seen = { asked: [] as string[], atOnce: 0, most: 0 }
  const ask = async (page: string) => {
    seen.asked.push(page)
    seen.most = Math.max(seen.most, ++seen.atOnce)
    await Promise.resolve()
    seen.atOnce--
    return Response.json({ matches, items: leagues, next: null })
  }
  return { seen, ask }
}

const lists = ['/api/matches/today', '/api/leagues']

describe('first pages', () => {
  it('only the home page is opened before the start is announced', async () => {
    const { seen, ask } = createSite()
    await openFirstPage(ask)
    expect(seen.asked).toEqual(['/'])
  })

  it('the others are opened one at a time, with a match of today and the first league', async () => {
    const { seen, ask } = createSite({ matches: [{ id: 7 }, { id: 8 }], leagues: [{ id: 3 }, { id: 4 }] })
    expect(await openOtherPages(ask, new AbortController().signal)).toBe(true)
    expect(seen).toEqual({
      asked: [...lists, '/fantasy', '/rankings', '/analytics', '/palpites', '/partidas/7', '/ligas/3'],
      atOnce: 0,
      most: 1,
    })
  })

  it('none is opened once the server has to stop', async () => {
    const { seen, ask } = createSite({ matches: [{ id: 7 }] })
    const stop = new AbortController()
    const askUntil = (page: string) => {
      if (page === '/rankings') stop.abort()
      return ask(page)
    }
    expect(await openOtherPages(askUntil, stop.signal)).toBe(false)
    expect(seen.asked).toEqual([...lists, '/fantasy', '/rankings'])
  })
})
