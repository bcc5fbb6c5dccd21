import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const NUMBER = /\b(?:SP|SQ|SC|PR|PK|ST|DU|LG|RL|LD|RK|BD|AC)\d+\b/g

function numbersIn(text: string): string[] {
  return text.match(NUMBER) ?? []
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name) && entry.name !== 'rules.test.ts')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
}

const written = numbersIn(
  [...readFileSync('docs/rules.md', 'utf8').matchAll(/^- \*\*([A-Z]{2}\d+)\*\*/gm)]
    .map(([, number]) => number)
    .join(' '),
)

test('every rule is written once', () => {
  expect(written.length).toBeGreaterThan(60)
  expect(written.filter((number, index) => written.indexOf(number) !== index)).toEqual([])
})

test('every rule has a test and every number in a test is a rule', () => {
  const cited = new Set(testFiles('src').flatMap(numbersIn))
  expect(written.filter((number) => !cited.has(number))).toEqual([])
  expect([...cited].filter((number) => !written.includes(number))).toEqual([])
})
