import { describe, expect, it } from 'vitest'
import { openFirstPage, openOtherPages } from './first-pages.ts'

/** Answers everything a moment later; notes what was asked for and how much of it at once. */
function createSite(matches: { id: number }[]) {
  const seen = { asked: [] as string[], atOnce: 0, most: 0 }
  const ask = async (page: string) => {
    seen.asked.push(page)
    seen.most = Math.max(seen.most, ++seen.atOnce)
    await Promise.resolve()
    seen.atOnce--
    return Response.json({ matches })
  }
  return { seen, ask }
}

describe('first pages', () => {
  it('only the page that a start names is opened before it does', async () => {
    const { seen, ask } = createSite([])
    await openFirstPage(ask)
    expect(seen.asked).toEqual(['/'])
  })

  it('the others are opened one at a time, a match of today among them', async () => {
    const { seen, ask } = createSite([{ id: 7 }, { id: 8 }])
    await openOtherPages(ask, new AbortController().signal)
    expect(seen).toEqual({
      asked: ['/api/matches/today', '/fantasy', '/rankings', '/analytics', '/palpites', '/partidas/7'],
      atOnce: 0,
      most: 1,
    })
  })

  it('none is opened any more once the server is told to stop', async () => {
    const { seen, ask } = createSite([{ id: 7 }])
    const stop = new AbortController()
    await openOtherPages((page) => {
      if (page === '/rankings') stop.abort()
      return ask(page)
    }, stop.signal)
    expect(seen.asked).toEqual(['/api/matches/today', '/fantasy', '/rankings'])
  })
})
