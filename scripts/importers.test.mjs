import { expect, test } from 'vitest'
import { reachedBy } from './importers.mjs'

const files = [
  { file: 'src/domain/a.ts', text: '' },
  { file: 'src/domain/b.ts', text: `import { a } from './a.ts'` },
  { file: 'src/web/c.tsx', text: `const c = () => import('#domain/b.ts')` },
  { file: 'test/d.ts', text: `import type { C } from '#web/c.tsx'` },
  { file: 'src/api/e.test.ts', text: `import '#test/d.ts'` },
  { file: 'src/api/f.ts', text: `import { f } from 'a'` },
  { file: 'test/figure.ts', text: `declare module 'vitest' {}` },
]

test('a change reaches every direct and indirect importer, and no other file', () => {
  expect(reachedBy(['src/domain/a.ts'], files)).toEqual([
    'src/domain/a.ts',
    'src/domain/b.ts',
    'src/web/c.tsx',
    'test/d.ts',
    'src/api/e.test.ts',
  ])
  expect(reachedBy(['src/api/f.ts'], files)).toEqual(['src/api/f.ts'])
  expect(reachedBy([], files)).toEqual([])
})

test('an ambient declaration can affect everything', () => {
  expect(reachedBy(['test/figure.ts'], files)).toBeUndefined()
  expect(reachedBy(['src/types.d.ts'], [...files, { file: 'src/types.d.ts', text: '' }])).toBeUndefined()
})
