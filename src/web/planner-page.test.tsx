import { expect, test } from 'vitest'
import type { PlannerPlayerView, PlanView } from '#contract/planner.ts'
import { renderPage } from './entry-server.tsx'
import { developmentAssets } from './document/page-assets.ts'

const shirt = { main: '#c8102e', second: '#151515', pattern: 'hoops' } as const
const player = (id: number, name: string, expectedTenths: number): PlannerPlayerView => ({
  id,
  name,
  clubId: 1,
  position: 'Atacante',
  status: 'provavel',
  ownedPercent: 12,
  prices: [92, 100],
  outlooks: [expectedTenths, expectedTenths].map((tenths) => ({
    match: { opponentId: 2, isHome: true, difficulty: 2 },
    expectedTenths: tenths,
    lowTenths: 0,
    highTenths: 124,
    absentPercent: 7,
  })),
})
const eleven = (playerId: number) => ({
  formation: '4-3-3',
  captainId: playerId,
  price: 987,
  expectedTenths: 612,
  choices: [{ playerId, price: 92, without: { lossTenths: 14, incoming: [2], outgoing: [], captainId: 2 } }],
})
const facts = {
  modality: 'campo' as const,
  rounds: [
    { id: 8, number: 3, deadlineAtMs: Date.UTC(2026, 10, 21, 19) },
    { id: 9, number: 4, deadlineAtMs: Date.UTC(2026, 10, 28, 19) },
  ],
  clubs: [
    { id: 1, name: 'Flamengo', code: 'FLA', shirt },
    { id: 2, name: 'Santos', code: 'SAN', shirt },
  ],
  fixtures: [{ clubId: 1, matches: [{ opponentId: 2, isHome: true, difficulty: 2 as const }, null] }],
  players: [player(1, 'Zeca Prado', 62), player(2, 'Ivo Nunes', 48)],
}
const plan: PlanView = { ...facts, kind: 'moving', elevens: [eleven(1), eleven(1)] }

async function textOfPage(path: string, answers: Record<string, unknown>) {
  const response = await renderPage({
    request: new Request(`https://craque.example${path}`),
    nonce: 'n0nce',
    language: 'pt-BR',
    theme: 'dark',
    assets: { ...developmentAssets(), cssHref: '', css: '' },
    fetchApi: async (asked) => {
      const [at = ''] = asked.split('?')
      return at in answers ? Response.json(answers[at]) : new Response('no', { status: 503 })
    },
    origin: 'https://craque.example',
    requestId: 'request-1',
    onError: () => undefined,
  })
  const html = await response.text()
  return html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('PL4 without scripts the planner says why a player is chosen and what changes without this player', async () => {
  const text = await textOfPage('/planejar?a=previstos&b=seguro', {
    '/api/planner': facts,
    '/api/planner/moving': plan,
    '/api/planner/safe': { ...plan, kind: 'safe', elevens: [eleven(1), eleven(2)] },
  })
  for (const words of [
    '6,2 pontos esperados contra Santos em casa, fácil; quatro em cada cinco vezes, de 0,0 a 12,4.',
    'Joga com 93% de chance.',
    'Hoje custa 92, até lá deve subir para 100: compre já.',
    'Entra Ivo Nunes. A faixa passa para Ivo Nunes. O time perde 1,4 pontos.',
    'A e B escolhem o mesmo time',
    'só no plano A',
  ])
    expect(text).toContain(words)
})

test('PL1 the planner says when there is nothing to plan', async () => {
  const none = { ...facts, rounds: [], players: [], fixtures: [] }
  const text = await textOfPage('/planejar', {
    '/api/planner': none,
    '/api/planner/moving': { ...none, kind: 'moving', elevens: [] },
    '/api/planner/today': { ...none, kind: 'today', elevens: [] },
  })
  expect(text).toContain('Ainda não há o que planejar')
})
