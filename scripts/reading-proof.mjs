// Draws comments and paragraphs at random, as a sheet for a reader who does not know the project. It measures how much
// people understand at the first reading. The same seed and files give the same sheet.
// node scripts/reading-proof.mjs [--seed N] [--only src/live,src/server] > sheet.md
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './lib.mjs'
import { commentsOf, paragraphsOf, proseFiles } from './prose.mjs'

const COMMENTS = 60
const PARAGRAPHS = 20
const LINES_AROUND = 10

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } } })

function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function draw(all, count, random) {
  const left = [...all]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1).at(0),
  )
}

const isWanted = (file) => !values.only || values.only.split(',').some((place) => file.startsWith(place))
// Comments for tools (`oxlint-disable`, `@ts-…`) and very short ones are not worth reading.
const isSentence = ({ text }) => text.split(' ').length >= 4 && !/^\s*(?:@|oxlint|eslint|v8)/.test(text)

const found = (files, read) =>
  files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return read(file, text)
      .filter(isSentence)
      .map((place) => ({ ...place, file, lines: text.split('\n') }))
  })

/** Five lines above the comment and five below it. */
function withLinesAround({ lines, first, last }) {
  const from = Math.max(0, first - LINES_AROUND / 2)
  return lines.slice(from, last + 1 + LINES_AROUND / 2).join('\n')
}

const question = '**In other words:**\n\n**Clear at the first reading (yes, no):**\n'

const commentItem = (place, number) =>
  [`### Comment ${number}: \`${place.file}:${place.first + 1}\``, `> ${place.text.trim()}`]
    .concat(['````', withLinesAround(place), '````', question])
    .join('\n\n')

const paragraphItem = (place, number) =>
  [`### Paragraph ${number}: \`${place.file}:${place.first + 1}\``, `> ${place.text.trim()}`, question].join('\n\n')

const random = createRandom(Number(values.seed))
const files = proseFiles().filter((file) => isWanted(file) && !/\/fixtures\/|\.generated\./.test(file))
const code = files.filter((file) => !file.endsWith('.md'))
const documents = files.filter((file) => file.endsWith('.md'))

console.log(`# Reading proof, seed ${values.seed}\n
Say in other words what each text means. Read it once, with the lines around it, and nothing else of the project. A
second reader then compares your words with the code. At least 95 of 100 answers should be right.\n`)
console.log(
  draw(found(code, commentsOf), COMMENTS, random)
    .map((place, index) => commentItem(place, index + 1))
    .join('\n'),
)
console.log(
  draw(
    found(documents, (_, text) => paragraphsOf(text)),
    PARAGRAPHS,
    random,
  )
    .map((place, index) => paragraphItem(place, index + 1))
    .join('\n'),
)
