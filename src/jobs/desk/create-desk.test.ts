import { expect, test } from 'vitest'
import type { DeskMatchRow } from '#db/desk/desk.ts'
import { foldTaps } from '#domain/desk/fold-taps.ts'
import type { Said } from '#domain/desk/tap.ts'
import { factsOf, newsOf } from './create-desk.ts'

const match = {
  home: { id: 1 },
  away: { id: 2 },
  modality: 'campo',
  detail: { stage: 'Final', phase: 'before' },
} as unknown as DeskMatchRow
const facts = factsOf(match, [])
const period = (name: Extract<Said, { kind: 'period' }>['period']): Said => ({ kind: 'period', period: name })

test('MT6 DK13 the score is that of the 90 minutes; extra time and the shoot-out are stated beside it, as in a file', () => {
  const told: Said[] = [
    period('first_half'),
    period('extra_first'),
    { kind: 'deed', deed: 'goal', clubId: 1, playerId: null, minute: 100 },
    { kind: 'deed', deed: 'goal', clubId: 2, playerId: null, minute: 110 },
    period('shoot_out'),
    { kind: 'kick', clubId: 1, isIn: true },
    period('full_time'),
  ]
  const taps = told.map((said, index) => ({ id: `tap-${index}`, deviceId: 'one', atMs: index, said }))
  expect(newsOf(match, foldTaps(facts, taps))).toMatchObject({
    state: 'final',
    minute: 120,
    score: { home: 0, away: 0 },
    detail: { stage: 'Final', phase: 'over', extraTime: { home: 1, away: 1 }, penalties: { home: 1, away: 0 } },
    endedAtMs: 6,
  })
})
