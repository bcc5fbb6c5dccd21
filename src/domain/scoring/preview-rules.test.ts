import { expect, test } from 'vitest'
import { ownRulesName, shownRules } from './own-rules.ts'
import { playerPointTenths } from './player-points.ts'
import { previewRules, type PastPerformance } from './preview-rules.ts'
import { RULE_SETS, type RuleSet } from './rule-sets.ts'

const before = RULE_SETS['cartola-2025']
const past = (playerId: number, position: PastPerformance['position'], scouts: PastPerformance['scouts']) => ({
  playerId,
  name: `Player ${playerId}`,
  position,
  scouts,
  rules: before,
  pointTenths: playerPointTenths({ position, scouts }, before),
})
const rules: RuleSet = { tenths: { ...before.tenths, goal: 100, foul: -10 } }

test('SC14 a preview shows whose points change, by how much and by which scouts, the largest change first', () => {
  const previewed = previewRules(
    [
      past(1, 'Atacante', { goal: 1, foul: 2 }),
      past(1, 'Atacante', { goal: 2 }),
      past(2, 'Defensor', { cleanSheet: 1 }),
      past(3, 'Goleiro', { foul: 1, save: 3 }),
    ],
    rules,
  )
  expect(previewed).toMatchObject([
    { playerId: 1, beforeTenths: 234, afterTenths: 280, scouts: [{ scout: 'goal', count: 3 }, { scout: 'foul' }] },
    { playerId: 3, scouts: [{ scout: 'foul', count: 1, beforeTenths: -3, afterTenths: -10 }] },
  ])
  expect(previewed).toHaveLength(2)
})

test('SC14 changes that cancel out are shown, too', () => {
  const evenly: RuleSet = { tenths: { ...before.tenths, foul: -6, foulSuffered: 8 } }
  expect(previewRules([past(1, 'Atacante', { foul: 1, foulSuffered: 1 })], evenly)).toMatchObject([
    { beforeTenths: 2, afterTenths: 2, scouts: [{ scout: 'foulSuffered' }, { scout: 'foul' }] },
  ])
})

test('SC12 the stored name of published rules contains their championship, and people read the version', () => {
  const stored = ownRulesName('amigos', { championshipId: 7, version: 2 })
  expect(stored).toBe('amigos@7.2')
  expect(shownRules(stored)).toBe('amigos v2')
  expect(shownRules('fpl-2025')).toBe('fpl-2025')
})

test('SC10 no match gives more than 3,000 points, either way', () => {
  const wild: RuleSet = { tenths: { tackle: 1000, foul: -1000 } }
  expect(playerPointTenths({ position: 'Defensor', scouts: { tackle: 99 } }, wild)).toBe(30_000)
  expect(playerPointTenths({ position: 'Defensor', scouts: { foul: 99 } }, wild)).toBe(-30_000)
})
