import { Resvg } from '@resvg/resvg-js'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import satori from 'satori'
import { describe, expect, test } from 'vitest'
import type { MatchPageView } from '#contract/match.ts'
import type { Card } from './drawing/card.ts'
import { scanQr } from '#domain/testing/scan-qr.ts'
import { cardOf } from './card-of.ts'
import { drawCard, PICTURE } from './drawing/draw-card.ts'

const white = { main: '#ffffff', second: '#ffffff', pattern: 'plain' } as const
const striped = { main: '#1a2a6c', second: '#ffd447', pattern: 'stripes' } as const

const match = (change: Partial<MatchPageView['match']>, forecast: object | null = null) => ({
  round: 7,
  forecast,
  match: {
    id: 1,
    sport: 'futebol',
    startsAtMs: Date.UTC(2026, 10, 20, 0, 30),
    state: 'scheduled',
    home: { id: 1, name: 'Santos', shirt: white },
    away: { id: 2, name: 'Grêmio', shirt: striped },
    homeScore: null,
    awayScore: null,
    ...change,
  },
})

const ask = (path: string, answers: Record<string, unknown>, search = '', nations: Record<string, string> = {}) =>
  cardOf({
    nations,
    path,
    search: new URLSearchParams(search),
    language: 'pt-BR',
    fetchApi: async (address) =>
      address in answers ? Response.json(answers[address]) : new Response(null, { status: 404 }),
  })

describe('the card of a page', () => {
  test('of a future match shows its time and chances', async () => {
    const forecast = { homePercent: 45, drawPercent: 30, awayPercent: 25 }
    expect((await ask('/partidas/1', { '/api/matches/1': match({}, forecast) }))?.body).toMatchObject({
      middle: '21:30',
      note: '19/11/2026',
      shares: [{ value: '45%' }, { value: '30%', label: 'empate' }, { value: '25%' }],
    })
  })

  test.each([
    ['live', 'ao vivo'],
    ['final', 'encerrado'],
  ] as const)('of one that is %s shows its score, including 0', async (state, note) => {
    const answer = match({ state, homeScore: 0, awayScore: 0 })
    expect((await ask('/partidas/1', { '/api/matches/1': answer }))?.body).toMatchObject({ middle: '0 × 0', note })
  })

  test('IM23 of a match of countries has their names in its language', async () => {
    const answer = match({ home: { ...match({}).match.home, name: 'Germany' } })
    const card = await ask('/partidas/1', { '/api/matches/1': answer }, '', { Germany: 'DE' })
    expect(JSON.stringify(card)).toContain('Alemanha')
    expect(JSON.stringify(card)).not.toContain('Germany')
  })

  test('of one with a shoot-out shows its result', async () => {
    const extraTime = { home: 2, away: 2 }
    const answer = match({ state: 'final', homeScore: 1, awayScore: 1, extraTime, penalties: { home: 5, away: 4 } })
    expect((await ask('/partidas/1', { '/api/matches/1': answer }))?.body).toMatchObject({
      middle: '2 × 2',
      note: '5 × 4 nos pênaltis',
    })
  })

  test('of a bracket names both sides of a tie, however long they are', async () => {
    const side = (name: string) => ({ squadId: 1, name, managerName: '', pointTenths: 500 })
    const page = {
      league: { name: 'Copa', owner: null, participants: 4, isClosed: true },
      standings: { items: [], next: null },
      ties: [{ stage: 1, slot: 0, a: side('Associação Desportiva de Quixeramobim'), b: side('Time'), isLive: false }],
    }
    expect((await ask('/ligas/3', { '/api/leagues/3': page }))?.body).toMatchObject({
      rows: [{ name: 'Associação Des… × Time' }],
    })
  })

  test('of a league that a visitor may not read is that of one that does not exist', async () => {
    const hidden = await ask('/ligas/7', {})
    expect(hidden).toEqual(await ask('/ligas/999999', {}))
    expect(hidden?.title).toBe('Liga privada')
  })

  test('of a private league shows only who invites to a person with its invitation, and nothing of the league', async () => {
    const page = { league: { name: 'Segredo FC', owner: { managerId: 1, name: 'Ana' }, participants: 7 } }
    const answers = { '/api/leagues/7?code=ABCD2345': page }
    const invited = await ask('/ligas/7', answers, 'convite=ABCD2345')
    expect(invited?.title).toBe('Ana convidou você')
    expect(JSON.stringify(invited)).not.toMatch(/Segredo|7 times/)
    expect((await ask('/ligas/7', answers, 'convite=WRONG'))?.title).toBe('Liga privada')
  })

  test('of a season is a person’s, and the site’s if nobody is named', async () => {
    const review = { manager: { id: 5, name: 'Ana' }, season: { number: 3, points: 1234, rank: 5, bestRank: 2 } }
    const answers = { '/api/season-review?manager=5': review }
    expect(await ask('/temporada', answers, 'participante=5')).toMatchObject({
      title: 'A temporada 3 de Ana',
      body: { figures: [{ value: '1.234' }, { value: '5º' }, { value: '2º' }] },
    })
    expect(await ask('/temporada', answers)).toEqual(await ask('/', answers))
  })

  test('BN5 of a round shows reserves who came in where the absent starters were', async () => {
    const one = (name: string, pointTenths: number, more: object) => ({
      name,
      position: 'Meio-Campo',
      shirt: white,
      pointTenths,
      ...more,
    })
    const players = [
      one('Ana', 50, { presence: 'played' }),
      one('Bia', 0, { presence: 'absent' }),
      one('Eva', 0, { presence: 'absent' }),
    ]
    const bench = [one('Cris', 31, { insteadOf: 'Bia' }), one('Duda', 90, { position: 'Atacante', insteadOf: null })]
    const lineup = { players, bench, pointTenths: 81, place: null }
    const story = {
      round: { number: 9 },
      manager: { name: 'Rui' },
      lineup,
      duel: null,
      standing: null,
      matches: [],
      moments: [],
    }
    const card = await ask('/rodadas/9', { '/api/rounds/9/story?manager=5': story }, 'participante=5')
    const shown = card?.body.kind === 'pitch' ? card.body.lines.flat() : []
    expect(shown.map(({ name, points }) => `${name} ${points}`)).toEqual(['Ana 5,0', 'Eva 0,0', 'Cris 3,1'])
  })

  test('MO1 of a round with a moment shows it, in the language of the person who shares it', async () => {
    const story = {
      round: { number: 9 },
      manager: { name: 'Rui' },
      lineup: { players: [], bench: [], pointTenths: 1084, place: { rank: 10, of: 52_002 } },
      duel: null,
      standing: null,
      matches: [],
      moments: [{ kind: 'top', rank: 10, lineups: 52_002, share: 2 }],
    }
    const card = await ask('/rodadas/9', { '/api/rounds/9/story?manager=5': story }, 'participante=5')
    expect(card).toMatchObject({ title: 'Top 0,02%', lead: '10º de 52.002 escalações', kicker: 'A rodada de Rui' })
  })

  test('of “E se?” shows the points of the other team', async () => {
    const team = Array.from({ length: 11 }, (_, index) => index + 1).join('-')
    const answers = {
      [`/api/rounds/9/what-if?manager=5&players=${team}&captain=3`]: {
        actual: { pointTenths: 501 },
        result: { pointTenths: 812, rank: 4, of: 500 },
      },
    }
    expect(await ask('/rodadas/9/e-se', answers, `participante=5&time=${team}&capitao=3`)).toMatchObject({
      title: 'E se?',
      lead: 'De verdade foram 50,1 pontos.',
      body: { figures: [{ value: '81,2' }, { value: '4º' }] },
    })
  })

  test('of a duel belongs to the named person, otherwise it says what the page is for', async () => {
    const side = (managerName: string, pointTenths: number) => ({
      managerName,
      pointTenths,
      players: [
        { shirt: striped, hasArmband: false },
        { shirt: white, hasArmband: true },
      ],
    })
    const own = { duel: { roundNumber: 9, isFinal: true, own: side('Ana', 812), opponent: side('Beto', 640) } }
    const answers = { '/api/duels/own?round=9&manager=5': own }
    expect(await ask('/confronto/9', answers, 'participante=5')).toMatchObject({
      kicker: 'Rodada 9',
      body: { home: { name: 'Ana', shirt: white }, middle: '81,2 × 64,0', note: 'encerrado' },
    })
    const nobody = await ask('/confronto', {})
    expect(await ask('/confronto/9', answers)).toEqual(nobody)
    expect(await ask('/confronto/9', { '/api/duels/own?round=9&manager=5': { duel: null } }, 'participante=5')).toEqual(
      nobody,
    )
  })

  test('RK6 of a season shows its champion and the best of its ranking', async () => {
    const ranking = [{ rank: 1, name: 'Ana', points: 5319 }]
    const champions = [{ sport: 'futebol', club: { id: 1, name: 'Santos', shirt: white } }]
    const answers = { '/api/seasons/7': { number: 7, champions, ranking } }
    expect(await ask('/temporadas/7', answers)).toMatchObject({
      title: 'Temporada 7',
      lead: 'Campeão: Santos',
      body: { kind: 'table', rows: [{ place: '1º', name: 'Ana', value: '5.319' }] },
    })
  })

  test.each(['/partidas/0', '/partidas/x', '/nada', '/operador', '/api/market', '/partidas/1/x'])(
    '%s has no card',
    async (path) => {
      expect(await ask(path, {})).toBeUndefined()
    },
  )

  test.each([
    '/',
    '/fantasy',
    '/planejar',
    '/analytics',
    '/analises/modelo',
    '/palpites',
    '/ligas',
    '/confronto',
    '/var',
    '/var/rodadas/9',
  ])('%s is shown by its words', async (path) => {
    expect((await ask(path, {}))?.title).toMatch(/./)
  })
})

const { resolve } = createRequire(import.meta.url)
const data = readFileSync(resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'))
async function draw(card: Card) {
  const node = drawCard(card) as unknown as Parameters<typeof satori>[0]
  const fonts = [{ name: 'Archivo', data, weight: 800 as const }]
  return new Resvg(await satori(node, { ...PICTURE, fonts })).render()
}
async function drawn(card: Card) {
  const { width, height } = await draw(card)
  return { width, height }
}

test('VR12 the picture of a round in the log carries twelve words, and a QR code of its page with them', async () => {
  const words = 'nate jafo gelo line redo reto mida bine rati bene roda rebo'.split(' ')
  const address = `https://craque.example.org/var/rodadas/9#${words.join('-')}`
  const card = await ask('/var/rodadas/9', {
    '/api/rounds/9/story': { round: { number: 12 } },
    '/api/rounds/9/checkpoint': { words, address },
  })
  expect(card).toMatchObject({ kicker: 'VAR aberto', title: 'Rodada 12', lead: words.join(' ') })
  const { pixels } = await draw(card!)
  const brightAt = (x: number, y: number) => {
    const at = (y * PICTURE.width + x) * 4
    return Math.min(...pixels.subarray(at, at + 3))
  }
  const isWhite = (x: number, y: number) => brightAt(x, y) === 255
  // Only the background of the QR code is pure white. It extends three modules beyond the code on each side.
  const all = Array.from({ length: PICTURE.width * PICTURE.height }, (_, at) => at)
  const white = all.filter((at) => isWhite(at % PICTURE.width, Math.floor(at / PICTURE.width)))
  const columns = white.map((at) => at % PICTURE.width)
  const [left, right] = [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))]
  const top = Math.floor(white[0]! / PICTURE.width)
  const wide = right + 1 - left
  expect(wide).toBe(320)
  // The corner mark has seven modules. The size of a code is four times its version plus seventeen.
  const mark = Array.from({ length: wide / 4 }, (_, x) => brightAt(left + x, top + 24)).filter((bright) => bright < 128)
  const size = Math.round(((wide * 7) / mark.length - 6 - 17) / 4) * 4 + 17
  const module = wide / (size + 6)
  const dark = Array.from({ length: size * size }, (_, at) => {
    const [x, y] = [(at % size) + 3.5, Math.floor(at / size) + 3.5].map((modules) => Math.floor(modules * module))
    return brightAt(left + x!, top + y!) < 128
  })
  expect(scanQr({ size, dark })).toBe(address)
})

const long = 'Associação Desportiva de Quixeramobim-do-Sertão e Adjacências Unidas'
const base = { brand: 'Craque', kicker: long, title: long, lead: long }
const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
const player = { name: long, shirt: white, points: '-12,5', hasArmband: true }
test.each([
  { ...base, body: { kind: 'words' } },
  { ...base, kicker: '', title: '', lead: '', body: { kind: 'words' } },
  {
    ...base,
    body: {
      kind: 'sides',
      home: { name: long, shirt: white },
      away: { name: 'A', shirt: null },
      middle: '10 × 10',
      note: '',
      shares: [],
    },
  },
  { ...base, body: { kind: 'figures', shirt: striped, figures: many(4, { value: '100.000', label: long }) } },
  { ...base, body: { kind: 'table', rows: [] } },
  { ...base, body: { kind: 'table', rows: many(5, { place: '1.247º', name: long, value: '100.000' }) } },
  { ...base, body: { kind: 'pitch', lines: [[player], many(5, player), [], [player]], figures: [] } },
] satisfies Card[])('$body.kind is drawn in one size, whatever its text', async (card) => {
  expect(await drawn(card)).toEqual({ width: 1200, height: 630 })
})

test('parts next to a pitch stay inside the picture and below the logo', async () => {
  const figures = many(3, { value: '100.000º', label: long })
  const body = { kind: 'pitch', lines: [[player], many(5, player), many(3, player), [player]], figures } as const
  const { pixels } = await draw({ ...base, brand: '', kicker: '', body })
  const page = pixels.subarray(0, 4).join()
  /** Whether this row of pixels is empty left of the pitch, from where the dot of the logo ends. */
  const isEmpty = (y: number) =>
    Array.from({ length: 400 }, (_, x) => (y * PICTURE.width + x + 90) * 4).every(
      (at) => pixels.subarray(at, at + 4).join() === page,
    )
  const rows = Array.from({ length: PICTURE.height }, (_, y) => y)
  expect(rows.filter((y) => (y < 86 || y > 586) && !isEmpty(y))).toEqual([])
})
