import { describe, expect, test } from 'vitest'
import type { MarketPlayerView } from '#contract/market.ts'
import { canCompete } from '#domain/squad/formation.ts'
import { budgetLeft, emptySquad, type Squad } from '#domain/squad/squad.ts'
import type { Position } from '#domain/sport/position.ts'
import { improveSquad, replaceAbsent } from './swap-advice.ts'

type Facts = Partial<MarketPlayerView> & { id: number; position: Position }

const player = (facts: Facts): MarketPlayerView => ({
  name: `Jogador ${facts.id}`,
  clubId: 1,
  status: 'provavel',
  price: 80,
  priceChange: 0,
  points: 90,
  lastTenths: [30, 30, 30, 30, 30],
  expectedTenths: 30,
  spreadTenths: 10,
  projection: null,
  ownedPercent: 5,
  next: { opponentId: 2, isHome: true, difficulty: 3 },
  ...facts,
})

const LINES: Position[] = [
  'Goleiro',
  ...Array<Position>(4).fill('Defensor'),
  ...Array<Position>(3).fill('Meio-Campo'),
  ...Array<Position>(3).fill('Atacante'),
]
const eleven = LINES.map((position, at) => player({ id: at + 1, position }))

function ask({
  mine = eleven,
  others = [],
  paid = 80,
}: {
  mine?: MarketPlayerView[]
  others?: Facts[]
  paid?: number
}) {
  const players = new Map([...mine, ...others.map(player)].map((one) => [one.id, one]))
  const squad: Squad = {
    ...emptySquad('campo'),
    players: mine.map(({ id, position }) => ({ playerId: id, position, pricePaid: paid })),
    captainId: 1,
  }
  const forSale = [...players.values()].map(({ id, position, price }) => ({ playerId: id, position, price }))
  return { squad, players, forSale }
}

const withStatus = (id: number, facts: Partial<MarketPlayerView>) =>
  eleven.map((one) => (one.id === id ? { ...one, expectedTenths: 0, ...facts } : one))

describe('advice for a squad', () => {
  test('AD2 names who replaces whom, with gains that add up, and gives a valid squad', () => {
    const others: Facts[] = [
      { id: 20, position: 'Atacante', expectedTenths: 64.4, price: 120 },
      { id: 21, position: 'Defensor', expectedTenths: 52.2, price: 110 },
      { id: 22, position: 'Goleiro', expectedTenths: 31, price: 60 },
    ]
    const question = ask({ others })
    const advice = improveSquad(question, 2)
    const gains = advice?.swaps.map(({ incoming, gainTenths }) => [incoming.id, gainTenths] as const)
    expect(new Map(gains)).toEqual(
      new Map([
        [20, 34],
        [21, 22],
      ]),
    )
    expect(advice?.armband).toMatchObject({ player: { id: 20 }, gainTenths: 17 })
    expect(advice?.gainTenths).toBe(22 + 34 + 17)
    const next = advice?.squad ?? emptySquad('campo')
    expect(canCompete(next)).toBe(true)
    expect(next.captainId).toBe(20)
    expect(budgetLeft(next)).toBe(1000 - 9 * 80 - 120 - 110)
  })

  test('AD2 is empty for a squad that no swap improves', () => {
    expect(improveSquad(ask({ others: [{ id: 20, position: 'Atacante', expectedTenths: 29 }] }), 5)).toMatchObject({
      swaps: [],
      armband: undefined,
      gainTenths: 0,
    })
  })

  test.each<[string, Partial<MarketPlayerView>]>([
    ['AD1 injured', { status: 'contundido' }],
    ['AD1 without a match', { next: null }],
    ['AD1 not picked for five matches', { lastTenths: [null, null, null, null, null] }],
  ])('%s: this player alone is replaced, by one who should play', (_name, facts) => {
    const others: Facts[] = [
      { id: 20, position: 'Defensor', status: 'suspenso', expectedTenths: 90 },
      { id: 21, position: 'Defensor', expectedTenths: 25 },
      { id: 22, position: 'Atacante', expectedTenths: 24 },
    ]
    const advice = replaceAbsent(ask({ mine: withStatus(3, facts), others }))
    expect(advice?.swaps.map(({ outgoing, incoming }) => [outgoing.id, incoming.id])).toEqual([[3, 21]])
  })

  test('AD1 if the money does not suffice, another player leaves too, and no more than needed', () => {
    const others: Facts[] = [
      { id: 20, position: 'Defensor', price: 100 },
      { id: 21, position: 'Goleiro', price: 70, expectedTenths: 10 },
    ]
    const question = ask({ mine: withStatus(3, { status: 'suspenso' }), others, paid: 90 })
    const advice = replaceAbsent(question)
    expect(advice?.swaps.map(({ outgoing, incoming }) => [outgoing.id, incoming.id])).toEqual([[3, 20]])
    const dearer = others.map((one) => (one.id === 20 ? { ...one, price: 110 } : one))
    const tight = ask({ mine: withStatus(3, { status: 'suspenso' }), others: dearer, paid: 90 })
    expect(replaceAbsent(tight)?.swaps.map(({ outgoing, incoming }) => [outgoing.id, incoming.id])).toEqual([
      [1, 21],
      [3, 20],
    ])
    const alone = ask({ mine: withStatus(3, { status: 'suspenso' }) })
    expect(replaceAbsent(alone)).toBeUndefined()
  })
})
