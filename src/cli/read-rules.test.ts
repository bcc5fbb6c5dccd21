import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { readRules } from './read-rules.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'craque-rules-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function written(file: unknown): Promise<string> {
  const name = path.join(folder, 'rules.json')
  await writeFile(name, JSON.stringify(file))
  return name
}

test('SC10 --rules names a shipped set or a file', async () => {
  expect(await readRules('fpl-2025')).toEqual({ name: 'fpl-2025', rules: RULE_SETS['fpl-2025'] })
  const file = await written({ name: 'goals-only', points: { goal: 1 } })
  expect(await readRules(file)).toEqual({ name: 'goals-only', rules: { tenths: { goal: 10 } } })
})

test('SC10 anything else is refused with what is wrong', async () => {
  await expect(readRules(undefined)).rejects.toThrow('--rules must be a rule file or one of cartola-2018')
  await expect(readRules(path.join(folder, 'nothing.json'))).rejects.toThrow('--rules must be a rule file')
  await expect(readRules(await written({ name: 'a b', points: { goal: 200 } }))).rejects.toThrow(
    /is no rule file:\n {2}name: .*\n {2}points\.goal/,
  )
})
