import { expect, test } from 'vitest'
import type { TieView } from '#contract/league.ts'
import { bracketStages } from './bracket-stages.ts'

const tie = (stage: number, slot: number): TieView => ({
  stage,
  slot,
  a: { squadId: slot * 2 + 1, name: 'A', managerName: 'Ana', pointTenths: null },
  b: null,
  winnerSquadId: null,
  isLive: false,
})

test('LG7 stages that are not drawn yet appear as empty places up to the final', () => {
  const drawn = [...[0, 1, 2, 3].map((slot) => tie(1, slot)), tie(2, 0), tie(2, 1)]
  const stages = bracketStages(drawn)
  expect(stages.map(({ places }) => places.map(({ tie: drawnTie }) => drawnTie?.slot ?? null))).toEqual([
    [0, 1, 2, 3],
    [0, 1],
    [null],
  ])
})

test('a final alone is a bracket, and nothing drawn is none', () => {
  expect(bracketStages([tie(1, 0)])).toHaveLength(1)
  expect(bracketStages([])).toEqual([])
})
