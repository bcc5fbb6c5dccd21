import { describe, expect, test } from 'vitest'
import {
  JOIN_KINDS,
  joinInSquad,
  mayJoinClubs,
  mayJoinPlayers,
  mayTakeBack,
  type HeldPlayers,
  type JoinKind,
  type RoundMarks,
} from './join.ts'

const squad: HeldPlayers = {
  playerIds: [1, 2, 3],
  pricesPaid: [50, 60, 70],
  benchIds: [8],
  benchPrices: [55],
  captainId: 2,
  viceCaptainId: 3,
}

describe('JN6 squads of people', () => {
  test('hold the kept player instead of the other, at the price paid and with the armband', () => {
    expect(joinInSquad(squad, { goneId: 2, keptId: 9 })).toEqual({ ...squad, playerIds: [1, 9, 3], captainId: 9 })
  })
  test('SQ1 SQ4 that hold both sell one of them for what was paid', () => {
    expect(joinInSquad(squad, { goneId: 2, keptId: 1 })).toEqual({
      ...squad,
      playerIds: [1, 3],
      pricesPaid: [50, 70],
      captainId: 1,
    })
  })
  test('BN1 BN3 never have one player in the eleven and on the bench, or as captain and vice', () => {
    expect(joinInSquad(squad, { goneId: 2, keptId: 8 })).toEqual({
      ...squad,
      playerIds: [1, 8, 3],
      benchIds: [],
      benchPrices: [],
      captainId: 8,
    })
    expect(joinInSquad(squad, { goneId: 8, keptId: 1 })).toEqual({ ...squad, benchIds: [], benchPrices: [] })
    expect(joinInSquad(squad, { goneId: 3, keptId: 2 })).toMatchObject({ captainId: 2, viceCaptainId: null })
  })
})

test.each([
  ['JN4', { meetings: 1 }, 'join_are_two'],
  ['JN4', { roundsApart: 1 }, 'join_are_two'],
  ['JN4', { doubledInUse: 1 }, 'join_match_twice'],
  ['JN4', { closedChoices: 1 }, 'join_in_bolao'],
])('%s clubs that met, or whose matches are in use, are not joined', (_rule, facts, error) => {
  const none = { meetings: 0, roundsApart: 0, doubledInUse: 0, closedChoices: 0 }
  expect(mayJoinClubs({ ...none, ...facts })).toEqual({ ok: false, error })
  expect(mayJoinClubs(none).ok).toBe(true)
})

test('JN5 players of one match are never joined, and nobody is joined while the market closes', () => {
  const none = { together: 0, closedChoices: 0, isMarketClosing: false }
  expect(mayJoinPlayers(none).ok).toBe(true)
  expect(mayJoinPlayers({ ...none, together: 1 })).toMatchObject({ error: 'join_are_two' })
  expect(mayJoinPlayers({ ...none, isMarketClosing: true })).toMatchObject({ error: 'join_market_closing' })
})

test('JN7 a join can be taken back until a round closes or is settled', () => {
  const taken = (kind: JoinKind, before: RoundMarks, now: RoundMarks) => mayTakeBack({ kind, before, now }).ok
  for (const kind of JOIN_KINDS) {
    expect(taken(kind, { 5: 1 }, { 5: 1 })).toBe(true)
    expect(taken(kind, { 5: 0 }, { 5: 1 })).toBe(false)
    expect(taken(kind, { 5: 1 }, { 5: 1, 6: 0 })).toBe(false)
  }
  expect(taken('player', { 5: 1 }, { 5: 2 })).toBe(false)
  expect(taken('club', { 5: 1 }, { 5: 3 }), 'its points came and were taken back').toBe(true)
})
