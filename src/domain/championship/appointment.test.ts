import { describe, expect, test } from 'vitest'
import { mayRemoveOrganiser } from './appointment.ts'
import { leagueDoor } from './league-door.ts'

const organisers = [
  { managerId: 1, appointedBy: null },
  { managerId: 2, appointedBy: 1 },
  { managerId: 3, appointedBy: 2 },
  { managerId: 4, appointedBy: 1 },
]

describe('CP10 an organiser', () => {
  test.each([
    [2, 1, false, 'the person who appointed them'],
    [3, 2, false, 'the person who appointed them'],
    [3, 1, false, 'somebody further up'],
    [1, 3, true, 'somebody further down'],
    [4, 2, true, 'somebody beside them'],
    [2, 2, true, 'themselves'],
    [9, 1, true, 'anybody, being no organiser: an operator'],
  ])('%i removing %i: %s (%s)', (byId, whomId, may) => {
    expect(mayRemoveOrganiser(organisers, { byId, whomId })).toBe(may)
  })

  test('two organisers who appointed each other, after one left and returned, cause no endless loop', () => {
    const circle = [
      { managerId: 1, appointedBy: 2 },
      { managerId: 2, appointedBy: 1 },
    ]
    expect(mayRemoveOrganiser(circle, { byId: 1, whomId: 2 })).toBe(false)
    expect(mayRemoveOrganiser(circle, { byId: 1, whomId: 3 })).toBe(true)
  })
})

test.each([
  [{ isPublic: true, leaguesInvite: false, isRevoked: true }, 'public'],
  [{ isPublic: false, leaguesInvite: false, isRevoked: false }, 'members'],
  [{ isPublic: false, leaguesInvite: false, isRevoked: true }, 'members'],
  [{ isPublic: false, leaguesInvite: true, isRevoked: true }, 'revoked'],
  [{ isPublic: false, leaguesInvite: true, isRevoked: false }, 'newcomers'],
] as const)('CP9 of %j the invitation of a league is for: %s', (facts, door) => {
  expect(leagueDoor(facts)).toBe(door)
})
