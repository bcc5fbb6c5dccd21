import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenRules, importsOf } from './room-rules.mjs'

const src = (texts) => Object.entries(texts).map(([file, text]) => ({ file: `src/${file}`, text }))
const house = { folder: 'src/api', shared: ['http', 'session'], doors: ['src/api/app.ts'] }
const check = (texts, rules) => brokenRules(src(texts), { layers: [], houses: [], ...rules })
const inHouse = (texts) =>
  check({ 'api/app.ts': '', 'api/http/a.ts': '', 'api/session/a.ts': '', ...texts }, { houses: [house] })

test.each([
  ['a value', `import { b } from './b.ts'`],
  ['a type', `import type { B } from './b.ts'`],
  ['several lines', `import {\n  b,\n} from './b.ts'`],
  ['only for its effect', `import './b.ts'`],
  ['passed on', `export { b } from './b.ts'`],
  ['when needed', `const b = await import('./b.ts')`],
  ['a type in place', `let b: import('./b.ts').B`],
  ['from the layer', `import { b } from '#web/ui/b.ts'`],
])('an import is read: %s', (_, text) => {
  expect(importsOf(src({ 'web/ui/a.tsx': text }))).toEqual([{ from: 'src/web/ui/a.tsx', to: 'src/web/ui/b.ts' }])
})

test('packages are no rooms, and tests may import any room', () => {
  const text = `import { b } from '#api/b/b.ts'`
  const tests = ['a.test.ts', 'testing/a.ts'].map((name) => [`api/a/${name}`, text])
  expect(importsOf(src({ ...Object.fromEntries(tests), 'api/a/a.ts': `import { z } from 'zod'` }))).toEqual([])
})

test.each(['web/router/test-browser.ts', 'db/clock/clock.test-helper.ts', 'api/wall/wall-test-helpers.ts'])(
  'code for tests is only in a testing folder: %s',
  (name) => {
    expect(check({ [name]: '' })).toEqual([expect.stringContaining(`src/${name} is only for tests`)])
    expect(check({ [name.replace(/[^/]*$/, 'testing/test-browser.ts')]: '' })).toEqual([])
  },
)

test('a cycle of folders is found, with the files that cause it', () => {
  const found = check(
    {
      'db/a/one.ts': `import '#db/b/two.ts'`,
      'db/b/two.ts': ``,
      'db/b/three.ts': `import '#db/c/four.ts'`,
      'db/c/four.ts': `import type { One } from '#db/a/five.ts'`,
      'db/a/five.ts': ``,
    },
    { layers: ['src/db'] },
  )
  expect(found).toHaveLength(1)
  expect(found[0]).toContain('src/db/a/one.ts imports src/db/b/two.ts')
  expect(found[0]).toContain('src/db/b/three.ts imports src/db/c/four.ts')
  expect(found[0]).toContain('src/db/c/four.ts imports src/db/a/five.ts')
})

test('a folder and its parent count as two', () => {
  const texts = { 'db/a.ts': `import './b/b.ts'`, 'db/b/b.ts': `import '#db/c.ts'`, 'db/c.ts': '' }
  expect(check(texts, { layers: ['src/db'] })).toHaveLength(1)
})

test('an import without a way back is no cycle, and neither is one through another layer', () => {
  const texts = {
    'db/a/a.ts': `import '#db/b/b.ts'\nimport '#db/c/c.ts'`,
    'db/b/b.ts': `import '#db/c/c.ts'`,
    'db/c/c.ts': `import '#domain/d/d.ts'`,
    'domain/d/d.ts': `import '#db/a/a.ts'`,
  }
  expect(check(texts, { layers: ['src/db', 'src/domain'] })).toEqual([])
})

test('a room that imports another one is reported with advice', () => {
  const found = inHouse({ 'api/match/view.ts': `import '#api/pick/view.ts'`, 'api/pick/view.ts': '' })
  expect(found).toEqual([expect.stringContaining('src/api/match/view.ts imports src/api/pick/view.ts')])
  expect(found[0]).toMatch(/never import each other.*src\/api\/app\.ts may.*below them \(http, session\)/)
})

test('a shared folder imports no room', () => {
  const found = inHouse({ 'api/http/catalogue.ts': `import '#api/pick/problems.ts'`, 'api/pick/problems.ts': '' })
  expect(found).toEqual([
    expect.stringMatching(/http\/catalogue\.ts imports [^]*a shared folder must not import a room/),
  ])
})

test('a shared folder imports only those before it', () => {
  const found = inHouse({ 'api/http/context.ts': `import type { A } from '#api/session/a.ts'` })
  expect(found).toEqual([expect.stringMatching(/http\/context\.ts imports [^]*http is below session/)])
})

test('only a door imports a room', () => {
  const other = { 'api/other.ts': `import './pick/routes.ts'`, 'api/pick/routes.ts': '' }
  expect(inHouse(other)).toEqual([expect.stringContaining('src/api/other.ts imports src/api/pick/routes.ts')])
})

const tower = { ...house, above: ['person', 'backup'] }
const inTower = (texts) =>
  check(
    {
      'api/app.ts': '',
      'api/http/a.ts': '',
      'api/session/a.ts': '',
      'api/person/a.ts': '',
      'api/backup/a.ts': '',
      ...texts,
    },
    { houses: [tower] },
  )

test('a room above all others imports any room, in order, and none below imports it', () => {
  const pick = { 'api/pick/view.ts': '', 'api/person/forget.ts': `import '#api/pick/view.ts'` }
  expect(inTower({ ...pick, 'api/backup/all.ts': `import '#api/person/forget.ts'` })).toEqual([])
  const named = (from) => inTower({ ...pick, [from]: `import '#api/backup/a.ts'` })
  expect(named('api/person/tell.ts')).toEqual([expect.stringMatching(/person\/tell\.ts [^]*backup is above person/)])
  expect(named('api/pick/tell.ts')).toEqual([expect.stringContaining('backup is above pick')])
  expect(named('api/http/tell.ts')).toEqual([expect.stringContaining('backup is above http')])
})

test('doors, rooms that use shared folders, and other layers are accepted', () => {
  const texts = {
    'api/app.ts': `import './match/routes.ts'`,
    'api/match/routes.ts': `import './view.ts'\nimport '#api/session/a.ts'\nimport '#api/http/a.ts'`,
    'api/match/view.ts': '',
    'api/session/a.ts': `import '#api/http/a.ts'`,
    'web/routes/match.ts': `import type { A } from '#api/match/view.ts'`,
  }
  expect(inHouse(texts)).toEqual([])
})

test('a rule about a folder that does not exist is reported', () => {
  const found = check({ 'api/app.ts': '' }, { layers: ['src/bd'], houses: [house] })
  expect(found.map((sentence) => sentence.split(' ')[0])).toEqual(['src/bd', 'src/api/http', 'src/api/session'])
})

test('the settlement of a round stays short enough to read: at most 120 lines and 12 imports', () => {
  const text = readFileSync('src/jobs/life-cycle/settle-round.ts', 'utf8')
  expect(text.split('\n').length).toBeLessThanOrEqual(120)
  expect(text.match(/^import /gm)?.length).toBeLessThanOrEqual(12)
})
