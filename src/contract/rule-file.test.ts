import { describe, expect, test } from 'vitest'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { RULE_SETS, type RuleSet } from '#domain/scoring/rule-sets.ts'
import { readRuleFile } from './rule-file.ts'
import { ruleFileOf } from './rule-terms.ts'

const shipped: [string, RuleSet][] = Object.entries(RULE_SETS)
const problemsOf = (file: unknown) => {
  const read = readRuleFile(typeof file === 'string' ? file : JSON.stringify(file))
  return read.ok ? [] : read.error.map(({ place, message }) => `${place}: ${message}`)
}
const plain = { name: 'my-rules', points: { goal: 8, foul: -0.3 } }

test.each(shipped)('SC10 %s is written and read as a rule file without a change', (name, rules) => {
  expect(readRuleFile(JSON.stringify(ruleFileOf({ name, rules })))).toEqual({ ok: true, value: { name, rules } })
})

test('SC10 a file scores by its points, positions, thresholds and caps', () => {
  const read = readRuleFile(
    JSON.stringify({
      name: 'my-rules',
      points: { goal: { Atacante: 4.5, Defensor: 6 }, save: 1, tackle: 2, foulSuffered: 0.5, foul: -0.3 },
      every: { save: 3 },
      from: { tackle: { Defensor: 10, Atacante: 12 } },
      most: { foulSuffered: 4 },
    }),
  )
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const scouts = { goal: 1, save: 7, tackle: 11, foulSuffered: 9, foul: 1 }
  const tenths = (position: 'Atacante' | 'Defensor' | 'Goleiro') =>
    playerPointTenths({ position, scouts }, read.value.rules)
  expect([tenths('Atacante'), tenths('Defensor'), tenths('Goleiro')]).toEqual([
    45 + 20 - 3,
    60 + 20 + 20 - 3,
    20 + 20 - 3,
  ])
})

describe('SC10 a refusal names its place', () => {
  test.each<[string, unknown, string | RegExp]>([
    ['text that is not JSON', '{', /^file: this is not JSON/],
    ['a list', [], /^file: /],
    ['a name with spaces', { ...plain, name: 'My rules' }, /^name: a name has/],
    ['no points', { name: 'my-rules' }, /^points: /],
    ['a scout that nobody counts', { ...plain, points: { gaol: 8 } }, /^points.*gaol/],
    ['a position that nobody has', { ...plain, points: { goal: { Forward: 4 } } }, /^points\.goal/],
    ['more than 100 points', { ...plain, points: { goal: 101 } }, /^points\.goal/],
    ['hundredths of a point', { ...plain, points: { goal: 0.25 } }, /^points\.goal/],
    ['every half save', { ...plain, points: { save: 1 }, every: { save: 0.5 } }, /^every\.save/],
    ['every third of what gives nothing', { ...plain, every: { save: 3 } }, 'every.save: this scout has no points'],
    [
      'a cap beside a threshold',
      { ...plain, from: { goal: 2 }, most: { goal: 3 } },
      'most.goal: a scout that counts once has "from" alone',
    ],
    ['a part that does not exist', { ...plain, captain: 2 }, /captain/],
  ])('%s', (_name, file, problem) => {
    expect(problemsOf(plain)).toEqual([])
    const problems = problemsOf(file)
    expect(problems[0]).toMatch(problem)
  })
})
