import { expect, test } from 'vitest'
import type { DuelSideView } from '#contract/duel.ts'
import type { RoundPlayerRow } from '#db/story/story-round.ts'
import { ownMarket, secondThoughts } from './second-thoughts.ts'

const ABSENT = 2
const BETTER = 20
type Fielded = DuelSideView['players'][number]

const starter = (playerId: number, change: object = {}) =>
  ({
    playerId,
    name: `P${playerId}`,
    position: 'Meio-Campo',
    presence: 'played',
    isCaptain: false,
    hasArmband: false,
    ...change,
  }) as Fielded

function gotAwayOf({ others = [] as Fielded[], reserveTenths = 30 } = {}) {
  const players = [
    starter(1, { isCaptain: true, hasArmband: true }),
    starter(ABSENT, { presence: 'absent' }),
    ...others,
  ]
  const bench = [{ ...starter(9), pointTenths: reserveTenths, insteadOf: `P${ABSENT}` }] as DuelSideView['bench']
  const row = (playerId: number, pointTenths: number): RoundPlayerRow => ({
    playerId,
    name: `P${playerId}`,
    position: 'Meio-Campo',
    club: 'X',
    price: 80,
    pointTenths,
  })
  const rows = [...players.map(({ playerId }) => row(playerId, 0)), row(9, reserveTenths), row(BETTER, 100)]
  const market = ownMarket(rows, { playerIds: players.map(({ playerId }) => playerId), pricesPaid: null })
  return secondThoughts({ players, bench }, { modality: 'campo', market }).gotAway
}

test('RS2 an absent starter may be the one to swap; the gain is what the reserve did not give', () => {
  expect(gotAwayOf()).toMatchObject({ playerId: BETTER, insteadOf: { name: `P${ABSENT}` }, gainTenths: 70 })
  expect(gotAwayOf({ reserveTenths: 120 })).toBeNull()
})

test('RS2 BN6 with two absent starters the reserve comes in for the other, and all of the points are gained', () => {
  expect(gotAwayOf({ others: [starter(3, { presence: 'absent' })] })).toMatchObject({ gainTenths: 100 })
})
