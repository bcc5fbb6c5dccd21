import { afterEach, expect, test, vi } from 'vitest'
import type { ChampionshipView } from '#contract/championship.ts'
import { renderPage } from './entry-server.tsx'
import { developmentAssets } from './document/page-assets.ts'

const complain = vi.spyOn(console, 'error')
afterEach(() => {
  expect(complain.mock.calls).toEqual([])
  complain.mockClear()
})

const origin = 'https://craque.example'
const main: ChampionshipView = {
  slug: 'craque',
  name: 'Mundo de exemplo',
  sports: ['futebol', 'tenis'],
  modality: 'campo',
  source: 'sample',
  timeZone: 'America/Sao_Paulo',
  isPublic: true,
  countsGlobally: true,
  isMain: true,
  isOrganiser: false,
  state: 'open',
  lastMatchMs: null,
  hasMarket: true,
  nextDeadlineMs: Date.UTC(2026, 10, 14, 22, 30),
  gameNowMs: Date.UTC(2026, 10, 14),
  pace: 1,
}
const other: ChampionshipView = { ...main, slug: 'varzea', name: 'Copa da Várzea', isMain: false, isOrganiser: true }

interface Visit {
  path: string
  championships?: readonly ChampionshipView[]
  hasSeveral?: boolean
}

async function visit({ path, championships = [main, other], hasSeveral = true }: Visit) {
  const requested: string[] = []
  const response = await renderPage({
    request: new Request(`${origin}${path}`),
    nonce: 'n0nce',
    language: 'pt-BR',
    theme: 'dark',
    assets: developmentAssets(),
    fetchApi: async (address) => {
      requested.push(address)
      const url = new URL(address, origin)
      if (url.searchParams.get('championship') === 'nenhum')
        return Response.json({ kind: 'championship_unknown', status: 404, detail: '' }, { status: 404 })
      if (url.pathname === '/api/viewer') return Response.json({ viewer: null })
      if (url.pathname === '/api/championships') return Response.json({ championships })
      if (url.pathname === '/api/matches/today') return Response.json({ matches: [] })
      return new Response('no', { status: 503 })
    },
    origin,
    hasSeveral,
  })
  return { response, requested, html: await response.text() }
}

const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
const withoutChooser = (html: string) => html.replace(/<nav [^>]*popover[\s\S]*?<\/nav>/, '')

test('with one championship, a page loads and shows no chooser, and no address names it', async () => {
  const { html, requested } = await visit({ path: '/', hasSeveral: false })
  expect(html).not.toContain('Campeonato')
  expect(requested.filter((path) => path.includes('campeonat') || path.includes('championship'))).toEqual([])
  expect(linksIn(html)).toContain('/fantasy')
})

test('championships that the visitor may not see cause no chooser', async () => {
  const { html } = await visit({ path: '/', championships: [main] })
  expect(html).not.toContain('popover="auto" aria-label="Campeonato"')
})

test('CP3: on the page of a championship every call and every link stays in it', async () => {
  const { html, requested, response } = await visit({ path: '/?campeonato=varzea' })
  expect(response.status).toBe(200)
  expect(requested.length).toBeGreaterThan(1)
  expect(requested.filter((path) => !path.includes('championship=varzea'))).toEqual([])
  const ours = linksIn(withoutChooser(html)).filter(
    (href) => href.startsWith('/') && !/^\/(api|assets|icon|craque)/.test(href),
  )
  expect(ours).toContain('/fantasy?campeonato=varzea')
  expect(ours.filter((href) => !href.includes('campeonato=varzea'))).toEqual([])
  expect(html).toContain(`<link rel="canonical" href="${origin}/?campeonato=varzea"`)
  expect(html).toMatch(/og:image" content="[^"]*inicio\.png\?lang=pt-BR&amp;campeonato=varzea"/)
  expect(html).toMatch(/name="back" value="\/\?campeonato=varzea"/)
})

test('the chooser names the current championship and links to the same page of the others, without a parameter for the main one', async () => {
  const { html } = await visit({ path: '/analytics?campeonato=varzea' })
  expect(html).toContain('aria-label="Campeonato: Copa da Várzea. Trocar"')
  const panel = /<nav [^>]*popover[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  expect(linksIn(panel)).toEqual(['/analytics', '/analytics?campeonato=varzea', '/campeonatos'])
  expect(panel.match(/aria-current="true"/g)).toHaveLength(1)
})

test('other filters of an address are kept', async () => {
  const { response } = await visit({ path: '/analytics?esporte=tenis&campeonato=varzea' })
  expect(response.status).toBe(200)
})

test('CP4: a championship that is hidden from the visitor leads to the form for an invitation', async () => {
  const { response } = await visit({ path: '/fantasy?campeonato=nenhum' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/campeonatos?desconhecido=nenhum'])
})

test('the list starts with the championships that the visitor organises', async () => {
  const { html } = await visit({ path: '/campeonatos' })
  expect(html).toContain('<title>Campeonatos · Craque</title>')
  expect(withoutChooser(html)).toMatch(/Copa da Várzea.*Mundo de exemplo/s)
  expect(linksIn(html)).toContain('/fantasy?campeonato=varzea')
})
