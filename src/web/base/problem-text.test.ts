import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shell } from '#web/copy/pt-BR/shell.ts'
import { ApiProblem, problemOf } from './api-client.ts'
import { problemText } from './problem-text.ts'

test.each([
  ['a proxy’s page', () => problemOf(new Response('<h1>Bad Gateway</h1>', { status: 502 })), shell.problem.unreadable],
  ['no answer', () => new ApiProblem({ kind: 'network' }), shell.problem.network],
  ['a mistake of ours', () => new TypeError('x is not a function'), shell.problem.unreadable],
  ['the server’s sentence', () => new ApiProblem({ kind: 'market_closed', detail: 'Assim não dá.' }), 'Assim não dá.'],
])('%s is told in words', async (_what, error, text) => expect(problemText(await error(), shell.problem)).toBe(text))

test.each([
  ['features', 100],
  ['game', 20],
])('nothing in %s shows an error’s own message', (room, atLeast) => {
  const folder = new URL(`../${room}/`, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(atLeast)
  const raw = files.filter((file) => /(error|failed)\??\.message/i.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(raw).toEqual([])
})
