import { existsSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ViewerAnswer } from '#contract/account.ts'
import { keepHeader } from '#contract/keep-page.ts'
import type { Language } from '#contract/language.ts'
import type { MarketView } from '#contract/market.ts'
import type { TodayMatches } from '#contract/match.ts'
import { renderPage } from './entry-server.tsx'
import { developmentAssets } from './document/page-assets.ts'
import { routes } from './routes/routes.ts'

const complain = vi.spyOn(console, 'error')
afterEach(() => {
  expect(complain.mock.calls).toEqual([])
  complain.mockClear()
})

const shirt = { main: '#c8102e', second: '#151515', pattern: 'hoops' } as const
const today: TodayMatches = {
  matches: [
    {
      id: 1,
      sport: 'futebol',
      startsAtMs: Date.UTC(2026, 10, 14, 22, 30),
      state: 'live',
      home: { id: 1, name: 'Flamengo', shirt },
      away: { id: 2, name: 'Santos', shirt },
      homeScore: 2,
      awayScore: 1,
      minute: 67,
    },
  ],
}

interface Visit {
  path?: string
  language?: Language
  answer?: (path: string) => Promise<Response>
  headers?: Record<string, string>
}

async function visit({
  path = '/',
  language = 'pt-BR',
  answer = async (asked) =>
    asked.startsWith('/api/matches/today') ? Response.json(today) : new Response('no', { status: 503 }),
  headers = {},
}: Visit = {}) {
  const origin = 'https://craque.example'
  const errors: unknown[] = []
  const response = await renderPage({
    request: new Request(`${origin}${path}`, { headers }),
    nonce: 'n0nce',
    language,
    theme: 'dark',
    assets: { ...developmentAssets(), cssHref: '', css: 'body{color:red}' },
    fetchApi: answer,
    origin,
    requestId: 'request-1',
    onError: (error) => errors.push(error),
  })
  return { status: response.status, html: await response.text(), errors }
}

/** The API's answer about the viewer to a visitor without a session. Undefined for other paths. */
const nobody = (path: string) => (path.startsWith('/api/viewer') ? { viewer: null } : undefined)

const textOf = (html: string) => html.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')

describe('the home page without JavaScript', () => {
  test('has its texts, its buttons and today’s matches', async () => {
    const { status, html } = await visit()
    expect(status).toBe(200)
    const text = textOf(html)
    for (const words of [
      'O Futuro do Fantasy Sports',
      'Recursos Incríveis',
      'Análises Avançadas',
      '50K+',
      '99.9%',
      'Pronto para Começar?',
      'Flamengo',
    ]) {
      expect(text).toContain(words)
    }
    expect(html).toMatch(/<a [^>]*href="\/fantasy"[^>]*>Começar Agora/)
    expect(html).toMatch(/<a [^>]*href="\/analytics"[^>]*>Ver Análises/)
    expect(html).toMatch(/<a [^>]*href="\/fantasy"[^>]*>Criar Conta Grátis/)
  })

  test('is still a page if the matches cannot be read', async () => {
    const { status, html } = await visit({ answer: async () => new Response('no', { status: 503 }) })
    expect(status).toBe(200)
    expect(html).toContain('Recursos Incríveis')
  })

  test('says so if there is no match', async () => {
    const { html } = await visit({ answer: async (path) => Response.json(nobody(path) ?? { matches: [] }) })
    expect(html).toContain('Nenhuma partida por aqui ainda')
  })
})

const ana: NonNullable<ViewerAnswer['viewer']> = {
  managerId: 1,
  kind: 'guest',
  name: 'Ana',
  isNamed: true,
  avatarSeed: 'a',
  country: 'BR',
  sports: [],
  email: null,
  isOperator: false,
  waiting: { picks: 3, squad: { players: 8, of: 11 }, notices: 0 },
  playsSeason: false,
}

describe('a known person', () => {
  const known: Record<string, object> = { '/api/viewer': { viewer: ana }, '/api/matches/today': today }
  const answer = async (path: string) =>
    known[path] ? Response.json(known[path]) : new Response('no', { status: 503 })

  test('finds their game above the specified parts, under a heading of its own', async () => {
    const { html, errors } = await visit({ answer })
    expect(errors).toEqual([])
    expect(html).toMatch(/<h1[^>]*>Olá, Ana<\/h1>.*<h2[^>]*>O Futuro do Fantasy Sports<\/h2>/s)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('reads on every page what waits, next to two navigations with names', async () => {
    const { html } = await visit({ path: '/nada', answer })
    const game = /<nav aria-label="Jogo".*?<\/nav>/s.exec(html)?.[0] ?? ''
    expect(textOf(game)).toMatch(/Time\s+8 de 11.*Palpites\s+3 hoje/)
    expect(html).toContain('<nav aria-label="Principal"')
  })
})

const market: MarketView = {
  modality: 'campo',
  round: { id: 7, number: 7, deadlineAtMs: Date.UTC(2026, 10, 14, 22), endsAtMs: Date.UTC(2026, 10, 16) },
  clubs: [{ id: 1, name: 'Flamengo', shirt, code: 'FLA' }],
  players: [
    {
      id: 1,
      name: 'Zé </script>',
      clubId: 1,
      position: 'Atacante',
      status: 'provavel',
      price: 90,
      priceChange: 0,
      points: 90,
      lastTenths: [12, null],
      expectedTenths: 31.4,
      spreadTenths: 40.8,
      projection: null,
      ownedPercent: 8,
      next: null,
    },
  ],
}

describe('an answer that is too large for the document', () => {
  const answer = async (path: string) =>
    path.startsWith('/api/market') && !path.includes('clock')
      ? Response.json(market)
      : new Response('no', { status: 503 })

  test('is rendered, and the browser is told that the document lacks it', async () => {
    const { html } = await visit({ path: '/fantasy', answer })
    expect(textOf(html)).toContain('Zé &lt;/script&gt;')
    expect(html).not.toContain('spreadTenths')
    expect(html).toContain('"lacksAnswers":true')
  })

  test('is part of a page that a device stores, as text that cannot end its script', async () => {
    const { html } = await visit({ path: '/fantasy', answer, headers: { [keepHeader]: 'page' } })
    expect(html).toContain('spreadTenths')
    expect(html).toContain('"lacksAnswers":false')
    expect(html).not.toContain('Zé </script>')
  })
})

describe('a page without scripts', () => {
  const player = market.players[0]!
  const named = (count: number, position: 'Atacante' | 'Goleiro') =>
    Array.from({ length: count }, (_, at) => ({
      ...player,
      id: (position === 'Goleiro' ? 100 : 0) + at,
      name: `${position} ${at}.`,
      position,
    }))
  const large = { ...market, players: [...named(12, 'Atacante'), ...named(11, 'Goleiro')] }
  const entry = (rank: number) => ({
    rank,
    managerId: rank,
    name: `Gente ${rank}.`,
    avatarSeed: 'a',
    country: 'BR',
    trophies: 0,
    score: 100 - rank,
    change: 0,
    isNewcomer: false,
    badges: [],
    official: null,
    isGone: false,
  })
  const ranking = {
    scope: 'global',
    metric: 'pontos',
    total: 20,
    friends: 0,
    live: null,
    oldSinceMs: null,
    items: Array.from({ length: 20 }, (_, at) => entry(at + 1)),
    next: null,
  }
  const answers: Record<string, object> = { '/api/market': large, '/api/viewer': { viewer: null } }
  const answer = async (path: string) => {
    const known = answers[path] ?? (path.startsWith('/api/rankings?') ? ranking : undefined)
    return known ? Response.json(known) : new Response('no', { status: 503 })
  }
  const countOf = (html: string, name: RegExp) => new Set(textOf(html).match(name)).size

  test('shows the ten players of its address, and a form for other filters', async () => {
    const { html, errors } = await visit({ path: '/fantasy?posicao=Goleiro&ordem=name&sentido=asc', answer })
    expect(errors).toEqual([])
    expect(countOf(html, /Goleiro \d+\./g)).toBe(10)
    expect(textOf(html)).not.toContain('Atacante 1.')
    expect(html).toContain('pagina=2')
    for (const name of ['busca', 'posicao', 'clube', 'situacao', 'de', 'ate'])
      expect(html).toMatch(new RegExp(`<(input|select)[^>]* name="${name}"`))
    expect(html).toMatch(/<input type="hidden" name="ordem" value="name"/)
  })

  test('an empty place of the squad does not mark the filtered market as the current page', async () => {
    const { html } = await visit({ path: '/fantasy?posicao=Goleiro', answer })
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? []
    const places = main.match(/<a [^>]*aria-label="[^"]*"[^>]*href="[^"]*posicao=Goleiro[^"]*"/g) ?? []
    expect(places).toHaveLength(1)
    expect(main).not.toContain('aria-current="page"')
  })

  test('shows all ranks of its page', async () => {
    const { html, errors } = await visit({ path: '/rankings?mostrar=50', answer })
    expect(errors).toEqual([])
    expect(countOf(html, /Gente \d+\./g)).toBe(20)
  })
})

describe('the analytics page', () => {
  const standing = (clubId: number) => ({
    clubId,
    played: 1,
    wins: 1,
    draws: 0,
    losses: 0,
    scored: 2,
    conceded: 1,
    difference: 1,
    points: 3,
    form: ['W'],
    zone: null,
  })
  const analytics = {
    sport: 'futebol',
    period: '30d',
    sinceMs: 0,
    nowMs: 0,
    matches: 1,
    clubs: [
      { id: 1, name: 'Alto FC', code: 'ALT', shirt },
      { id: 2, name: 'Baixo FC', code: 'BAI', shirt },
    ],
    standings: { all: [standing(1)], home: [standing(2)], away: [] },
    scorers: [
      { playerId: 7, clubId: 1, name: 'Zé Gol', position: 'Atacante', totals: [9, 0], ratingTenths: 70, trend: 'up' },
    ],
    next: [],
    nextFrom: 'now',
    strength: { unit: 'goals', series: [] },
    outlook: null,
  }
  const answer = async (path: string) =>
    path.startsWith('/api/analytics') ? Response.json(analytics) : new Response('no', { status: 503 })

  test.each([
    ['/analytics', 'Alto FC'],
    ['/analytics?mando=casa', 'Baixo FC'],
  ])('%s has all its panels for its address', async (path, leader) => {
    const { html, errors } = await visit({ path, answer })
    expect(errors).toEqual([])
    expect(textOf(html)).toContain(leader)
    expect(textOf(html)).toContain('Zé Gol')
    expect(html).toContain('"lacksAnswers":false')
  })

  test('the header of a table says how the address sorts it', async () => {
    const { html } = await visit({ path: '/analytics?ordem=clube', answer })
    expect(html).toMatch(/<th scope="col" aria-sort="ascending"[^>]*><a /)
    expect(html).toMatch(/<th scope="col" aria-sort="none"[^>]*><a /)
  })
})

describe('the document', () => {
  test('has theme and language in its first tag, and the nonce on every script and style', async () => {
    const { html } = await visit({ language: 'es' })
    expect(html).toMatch(/^<!DOCTYPE html><html lang="es" data-theme="dark">/)
    const tags = html.match(/<(script|style)\b[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(2)
    expect(tags.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([])
  })

  test.each([
    ['pt-BR', 'Análises Esportivas'],
    ['es', 'Análisis Deportivos'],
    ['en', 'Sports Analysis'],
  ] as const)('%s: title, Open Graph and canonical address', async (language, heading) => {
    const { html } = await visit({ path: '/analytics?x=1', language })
    expect(html).toContain(`<title>${heading} · Craque</title>`)
    expect(html).toMatch(new RegExp(`<meta property="og:title" content="${heading} · Craque"`))
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/craque.example\/analytics"/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/)
  })

  test.each(['/', '/fantasy', '/analytics', '/rankings', '/profile'])(
    '%s marks itself as current once',
    async (path) => {
      const { html } = await visit({ path })
      const current = html.match(/<a [^>]*aria-current="page"[^>]*>/g) ?? []
      expect(current).toHaveLength(1)
      expect(current[0]).toContain(`href="${path}"`)
    },
  )
})

const pathsOfVisitors = ['/rodadas/7/e-se', '/avisos', '/temporada', '/profile']
test.each(pathsOfVisitors)('%s has a first heading for a visitor', async (path) => {
  const { html } = await visit({ path, answer: async () => Response.json({ viewer: null }) })
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('a page whose data comes with the scripts has its first heading before', async () => {
  const viewer = { managerId: 9, name: 'Ana', kind: 'account' }
  const { html } = await visit({ path: '/rodadas/7/e-se', answer: async () => Response.json({ viewer }) })
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('an unknown address is a 404 with a way back', async () => {
  const { status, html } = await visit({ path: '/nada' })
  expect(status).toBe(404)
  expect(html).toContain('<title>Página não encontrada · Craque</title>')
  expect(textOf(html)).toContain('Voltar ao início')
})

test('a page that cannot be rendered is a plain 500 with the request’s id', async () => {
  const errors: unknown[] = []
  const response = await renderPage({
    request: new Request('https://craque.example/'),
    nonce: 'n0nce',
    language: 'pt-BR',
    theme: 'light',
    assets: { ...developmentAssets(), languagePreloads: undefined as never },
    fetchApi: async (path) => Response.json(nobody(path) ?? today),
    origin: 'https://craque.example',
    requestId: '<request-1>',
    onError: (error) => errors.push(error),
  })
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('Jogo parado')
  expect(html).toContain('&lt;request-1&gt;')
  expect(errors).toHaveLength(1)
})

test('every page that is prefetched exists', () => {
  const parts = routes.flatMap(({ options: { staticData } }) => [
    staticData,
    ...(staticData?.known ? [staticData.known] : []),
  ])
  const modules = parts.map((part) => part?.module)
  expect(modules.length).toBeGreaterThanOrEqual(6)
  expect(modules.filter((file) => file === undefined || !existsSync(file))).toEqual([])
})
