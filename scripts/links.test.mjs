import { expect, test } from 'vitest'
import { brokenLinks } from './links.mjs'

const check = (texts) =>
  brokenLinks(Object.keys(texts), { exists: (file) => file in texts, read: (file) => texts[file] })
// Joined from parts, because the check also reads this file.
const folder = ['docs', 'decisions'].join('/')
const decision = { [`${folder}/001-a.md`]: '# 001 A' }

test.each([
  ['to a file beside it', { 'docs/a.md': '[b](b.md)', 'docs/b.md': '' }],
  ['to a file above it', { 'docs/a.md': '[b](../b.md)', 'b.md': '' }],
  ['to a heading of another file', { 'a.md': '[b](b.md#two-words-here)', 'b.md': '## Two words, here' }],
  ['to a heading of its own', { 'a.md': '# Über uns\n[up](#über-uns)' }],
  ['to another site', { 'a.md': '[b](https://example.com/b.md)' }],
  ['that is only an example in code', { 'a.md': '`[b](b.md)`\n```\n[c](c.md)\n```' }],
  ['to a file by the end of its path', { 'docs/a.md': '`b/c.ts` and `NNNN_name.sql`', 'src/b/c.ts': '' }],
  ['to a file of an earlier time, in a decision', { [`${folder}/001-a.md`]: '# 001 A\n`gone.ts`' }],
  ['from code to a decision, by path or by number', { ...decision, 'a.ts': `// ${folder}/001-a.md, ${folder}/001` }],
])('a working link is accepted: %s', (_, texts) => {
  expect(check(texts)).toEqual([])
})

test.each([
  ['a file that is missing', { 'docs/a.md': '[b](../b.md)' }, 'docs/a.md: ../b.md leads to no file'],
  ['a named file that is missing', { 'docs/a.md': '`b/c.ts`', 'src/d/c.ts': '' }, 'docs/a.md: there is no file b/c.ts'],
  ['a heading that is missing', { 'a.md': '[b](b.md#c)', 'b.md': '# B' }, 'a.md: b.md#c leads to no heading'],
  ['a decision by path', { ...decision, 'a.sql': `-- ${folder}/001-b.md` }, `a.sql: ${folder}/001-b.md does not exist`],
  ['a decision by number', { ...decision, 'a.ts': `// ${folder}/002` }, `a.ts: ${folder}/002 does not exist`],
])('a broken link is named: %s', (_, texts, sentence) => {
  expect(check(texts)).toEqual([sentence])
})
