import { expect, test } from 'vitest'
import { lateWinner, type ReplayedEvent, type ReplayedPlayer } from './late-duel.ts'

const event = (minute: number, kind: string, more: Partial<ReplayedEvent> = {}): ReplayedEvent => ({
  minute,
  kind,
  clubId: null,
  playerId: null,
  otherId: null,
  ...more,
})
const striker: ReplayedPlayer = {
  playerId: 9,
  clubId: 1,
  position: 'Atacante',
  rules: 'cartola-2025',
  scouts: { goal: 1, tackle: 1 },
  restTenths: 0,
  hasArmband: false,
  isOwn: true,
}
/** A goalkeeper of the other lineup and the other club. */
const keeper: ReplayedPlayer = {
  ...striker,
  playerId: 1,
  clubId: 2,
  position: 'Goleiro',
  scouts: { goalConceded: 1 },
  isOwn: false,
}
const tackle = event(30, 'tackle', { clubId: 1, playerId: 9 })
const goal = event(88, 'goal', { clubId: 1, playerId: 9 })
const end = event(90, 'full_time')
const match = [event(1, 'kick_off'), tackle, goal, end]
const players = [striker]

test('MO8 the event with which the lead came for good decides a duel, if it is one of the last five minutes', () => {
  expect(lateWinner(match, { players, marginTenths: 80 }), 'level before the goal').toBe(goal)
  expect(lateWinner(match, { players, marginTenths: 81 }), 'ahead before the goal').toBeUndefined()
  const early = match.map((one) => (one === goal ? { ...goal, minute: 85 } : one))
  expect(lateWinner(early, { players, marginTenths: 40 })).toBeUndefined()
  expect(lateWinner(match, { players, marginTenths: 0 }), 'a tie').toBeUndefined()
})

test('MO8 the armband and what the goal costs the other lineup belong to the event', () => {
  const captain = [{ ...striker, hasArmband: true }]
  expect(lateWinner(match, { players: captain, marginTenths: 100 })).toBe(goal)
  expect(lateWinner(match, { players: [striker, keeper], marginTenths: 90 }), 'the goalkeeper lost one point').toBe(
    goal,
  )
  expect(lateWinner(match, { players: [striker, keeper], marginTenths: 91 })).toBeUndefined()
})

test('MO8 a lead that was lost again is not for good, and what the final whistle gave is no event', () => {
  const card = event(90, 'yellow', { clubId: 1, playerId: 9 })
  const booked = [{ ...striker, scouts: { ...striker.scouts, yellowCard: 1 } }]
  expect(lateWinner([tackle, goal, card, end], { players: booked, marginTenths: 20 })).toBe(goal)
  const rival = { ...striker, playerId: 8, isOwn: false, scouts: { yellowCard: 1 } }
  const rivalCard = event(90, 'yellow', { clubId: 1, playerId: 8 })
  expect(lateWinner([tackle, goal, card, rivalCard, end], { players: [...booked, rival], marginTenths: 5 })).toBe(
    rivalCard,
  )
  const wall = [{ ...keeper, isOwn: true, scouts: { cleanSheet: 1 } }]
  expect(lateWinner([event(1, 'kick_off'), end], { players: wall, marginTenths: 50 })).toBeUndefined()
})

test('MO8 where events do not tell every scout that gave points, nothing is claimed', () => {
  const unknown = [{ ...striker, scouts: { ...striker.scouts, tackle: 2 } }]
  expect(lateWinner(match, { players: unknown, marginTenths: 40 })).toBeUndefined()
  expect(lateWinner([], { players, marginTenths: 40 })).toBeUndefined()
})
