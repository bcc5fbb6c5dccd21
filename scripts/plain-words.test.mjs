import { expect, test } from 'vitest'
import { plainWords } from './plain-words.mjs'

const decisions = 'docs/decisions'
const words = (count) => `${'a '.repeat(count - 1)}b.`

test.each([
  ['a sentence of 35 words', 'docs/a.md', words(35)],
  ['two sentences that are long together', 'docs/a.md', `${words(20)} ${words(20)}`],
  ['list items that are long together', 'docs/a.md', `- ${words(20)}\n- ${words(20)}`],
  ['a long line of a table', 'docs/a.md', `| ${'cell '.repeat(40)} |`],
  ['a long line of code', 'docs/a.md', `\`\`\`\n${'word '.repeat(40)}\n\`\`\``],
  ['a home-made word that is a name in code', 'docs/a.md', 'Call `anew`.'],
  ['a home-made word in a string', 'src/a.ts', "const title = 'count anew'"],
  ['a decision of 250 words', `${decisions}/001-a.md`, `${words(35)}\n\n`.repeat(7) + words(5)],
  ['a table of commands', 'scripts/a.mjs', `//   npm start   ${words(40)}`],
  ['a question', 'src/a.ts', '// Who saves the squad?'],
])('%s is accepted', (_, file, text) => {
  expect(plainWords(file, text)).toEqual([])
})

test.each([
  ['a sentence of 36 words', 'docs/a.md', words(36), 'a sentence of 36 words'],
  ['a long sentence over several lines', 'docs/a.md', words(40).replaceAll('a a a', 'a\na a'), 'of 40 words'],
  ['a line of 121 characters', 'docs/a.md', 'w'.repeat(121), 'a line of 121 characters'],
  ['a long line with a short piece of code', 'docs/a.md', `\`a\` ${'w'.repeat(120)}`, 'a line of 124 characters'],
  ['a home-made word in a document', 'docs/a.md', 'Count it anew.', '"anew": write again'],
  ['a home-made word in a line comment', 'src/a.ts', 'const a = 1 // counted anew', '"anew": write again'],
  ['"who" as a noun over two lines', 'src/a.ts', '/**\n * Rows for\n * who asks. */', '1: "for who": write anyone who'],
  ['"who" as a noun at the start', 'src/a.sql', 'select 1;\n-- Who saved it\n-- reads it.', '"Who saved it reads it."'],
  ['a decision of 251 words', `${decisions}/001-a.md`, `${words(35)}\n\n`.repeat(7) + words(6), 'of 251 words'],
  [
    'a home-made word in a style sheet',
    'src/a.css',
    'p {\n  /* Drawn anew. */\n  color: red;\n}',
    '2: "anew": write again',
  ],
  ['a long sentence in a comment', 'src/a.ts', `/** ${words(36)} */`, '1: a sentence of 36 words'],
  ['a person who is "he"', 'deploy/a.sh', '#!/bin/sh\n# He stops it.', '"He": write they'],
])('%s is found', (_, file, text, finding) => {
  expect(plainWords(file, text)).toEqual([expect.stringContaining(finding)])
})
