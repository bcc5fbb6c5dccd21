import { expect, test, vi } from 'vitest'
import { renderPage } from './entry-server.tsx'
import { developmentAssets } from './document/page-assets.ts'

const shirt = { main: '#c8102e', second: '#151515', pattern: 'hoops' }
const match = {
  id: 1,
  sport: 'futebol',
  startsAtMs: Date.UTC(2026, 10, 14, 22, 30),
  state: 'scheduled',
  home: { id: 1, name: 'Germany', shirt },
  away: { id: 2, name: 'Chile', shirt },
  homeScore: null,
  awayScore: null,
}

test.each([
  ['pt-BR', 'Alemanha'],
  ['es', 'Alemania'],
  ['en', 'Germany'],
] as const)('IM23 a page in %s calls a national team %s, and so does its data', async (language, name) => {
  const complain = vi.spyOn(console, 'error')
  const origin = 'https://craque.example'
  const page = await renderPage({
    request: new Request(`${origin}/`),
    nonce: 'n0nce',
    language,
    theme: 'dark',
    assets: developmentAssets(),
    fetchApi: async (path) => Response.json(path.startsWith('/api/viewer') ? { viewer: null } : { matches: [match] }),
    origin,
    nations: { Germany: 'DE', Chile: 'CL' },
  })
  const html = await page.text()
  expect(complain.mock.calls).toEqual([])
  const named = [...html.matchAll(/"name":"(\w+)","shirt"/g)].map(([, found]) => found)
  expect(named).toEqual([name, 'Chile'])
  expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, '')).toContain(`>${name}<`)
})
