import { expect, test } from 'vitest'
import { idSet } from '#domain/by-id.ts'
import { MOST_LINES, rulesOf } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { SavedSquads } from './decide-lineup.ts'
import { createLockPlan, planDuels, READINESS } from './plan-lock.ts'

const ints = (...numbers: number[]) => Int32Array.from(numbers)

/** Five a side, so that players 1 to 5 are a complete squad. */
const modality = 'futsal'
const { lines, size } = rulesOf(modality)
const team = lines.flatMap(({ position, min }) => Array.from({ length: min }, () => position))
const filled = lines.flatMap(({ position, max, min }) => Array.from({ length: max - min }, () => position))
const positionsOfTeam = [...team, ...filled].slice(0, size)
const positions = new Map<number, Position>(positionsOfTeam.map((position, index) => [index + 1, position]))
const ids = [...positions.keys()]

const saved = (...squads: { squadId: number; playerIds: number[]; captainId: number }[]): SavedSquads => ({
  squadIds: ints(...squads.map(({ squadId }) => squadId)),
  captainIds: ints(...squads.map(({ captainId }) => captainId)),
  viceCaptainIds: ints(...squads.map(({ playerIds }) => playerIds[1] ?? 0)),
  playerIds: ints(...squads.flatMap(({ playerIds }) => playerIds)),
  pricesPaid: ints(...squads.flatMap(({ playerIds }) => playerIds.map(() => 100))),
  benchSizes: ints(...squads.map(() => 0)),
  benchIds: ints(...squads.flatMap(() => Array.from({ length: MOST_LINES }, () => 0))),
  benchPrices: ints(...squads.flatMap(() => Array.from({ length: MOST_LINES }, () => 0))),
})

test('RL2 squads that were ready when they were saved become lineups unread, and only the oldest of a manager counts (SQ9)', () => {
  const plan = createLockPlan({ modality, positions })
  const squads = { squadIds: ints(10, 11, 12), managerIds: ints(1, 1, 2), readiness: ints(1, 1, 1) }
  expect(plan.uncertainIn(squads)).toHaveLength(0)
  expect(plan.planBatch(squads, undefined)).toEqual({
    from: 10,
    to: 12,
    count: 3,
    exceptions: [{ squadId: 11, isFielded: true, counts: false, lineup: undefined }],
  })
  expect(plan.counting()).toEqual({ squadIds: ints(10, 12), managerIds: ints(1, 2) })
})

test('SQ8 a squad with a player who has left does not compete, and is not ready any more', () => {
  const plan = createLockPlan({ modality, positions })
  const { ready, doubtful, unknown } = READINESS
  const squads = {
    squadIds: ints(10, 11, 12),
    managerIds: ints(1, 1, 2),
    readiness: ints(doubtful, ready, unknown),
  }
  expect(Array.from(plan.uncertainIn(squads))).toEqual([10, 12])
  const gone = [...ids.slice(0, -1), 999]
  const batch = plan.planBatch(
    squads,
    saved({ squadId: 10, playerIds: gone, captainId: 1 }, { squadId: 12, playerIds: ids, captainId: 1 }),
  )
  expect(batch.count).toBe(2)
  expect(batch.exceptions).toEqual([{ squadId: 10, isFielded: false, counts: false, lineup: undefined }])
  expect(plan.unreadyIds).toEqual([10])
  expect(plan.counting(), 'the next squad of the manager counts instead').toEqual({
    squadIds: ints(11, 12),
    managerIds: ints(1, 2),
  })
})

test('SQ6 a squad whose manager named no captain gets the captain of the rule', () => {
  const plan = createLockPlan({ modality, positions })
  const squads = { squadIds: ints(10), managerIds: ints(1), readiness: ints(READINESS.unknown) }
  const { exceptions } = plan.planBatch(squads, saved({ squadId: 10, playerIds: ids, captainId: 0 }))
  expect(exceptions).toHaveLength(1)
  expect(ids).toContain(exceptions[0]?.lineup?.captainId)
})

test('DU1 everybody who counts is drawn once, and managers without a settled lineup may be new', () => {
  const counting = { squadIds: ints(10, 12, 14), managerIds: ints(1, 2, 3) }
  const standings = { points: ints(0, 50, 40, 30), bots: idSet(ints(3)), veterans: idSet(ints(1, 3)) }
  const { duels, newcomers } = planDuels(counting, standings, 1)
  expect([...duels.a, ...duels.b, ...duels.byes].toSorted((x, y) => x - y)).toEqual([10, 12, 14])
  expect(Array.from(duels.byes), 'a bot rests').toEqual([14])
  expect(newcomers).toEqual([2])
})
