import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib.mjs'
import { commentsOf, linesOfText, paragraphsOf, proseFiles } from './prose.mjs'

const LONGEST_SENTENCE = 35
const LONGEST_LINE = 120
const LONGEST_DECISION = 250

/** `migrate` compares checksums, so even a comment of a migration never changes. */
const frozen = 'src/db/migrations'

/** Home-made words with their usual replacements. */
const homeMade = [
  [/(?:^|[.:;] )Who (?!owns|is who)[^.?]*(?:\.|$)/, 'anyone who'],
  [/\b(?:for|to|by|than|from|but|that|if|when|where|while) who\b/i, 'anyone who'],
  [/\b(?:he|him|his|himself|she|her|herself)\b/i, 'they, them, their'],
  [/\banew\b/i, 'again'],
  [/\btold of\b/i, 'told about'],
  [/\b(?:mended|put right)\b/i, 'fixed, corrected'],
  [/\bnot any more\b/i, 'no longer'],
  [/\bthe like\b/i, 'similar'],
  [/\b(?:doings|deeds?)\b/i, 'action'],
  [/\bso many\b/i, 'this many, or the number'],
  [/\bfor ever\b/i, 'forever'],
  [/\bg(?:ive|ives|ave|iven|iving) (?:it |them )?back\b/i, 'return'],
  [/\b(?:says?|said|known?|knows|tells?|told|speaks?|heard?) of\b/i, 'about'],
  [/\bbut for\b/i, 'except'],
  [/\ball but\b/i, 'almost'],
  [/\bby turns\b/i, 'alternately'],
  [/\bone['’]s own\b/i, 'their own'],
  [/\bwhat is none\b/i, 'anything else'],
  [/\bwho(?:ever|soever) (?:asks|waits|listens|reads|comes)\b/i, 'the caller, the visitor, the reader'],
]

const withoutLinks = (text) => text.replaceAll(/\]\([^)]*\)/g, ']')
const withoutCode = (text) => text.replaceAll(/`[^`]*`/g, 'code').replaceAll(/"[^"]*"/g, 'quote')

const sentencesOf = (paragraph) => withoutCode(withoutLinks(paragraph)).split(/(?<=[.!?][)\]*"]*) +/)
const wordsIn = (sentence) => sentence.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0

/** Links and commands that do not fit into a line may be longer. */
const lengthOf = (line) => withoutLinks(line).replaceAll(/`[^`]{60,}`/g, '').length

const homeMadeIn = ({ text, first }) =>
  homeMade.flatMap(([pattern, usual]) => {
    const found = withoutCode(text).match(pattern)
    return found ? [`${first + 1}: "${found[0].trim().slice(0, 60)}": write ${usual}`] : []
  })

function longDecision(file, text) {
  const words = wordsIn(text)
  const isDecision = /^docs\/decisions\/\d{3}-/.test(file)
  return isDecision && words > LONGEST_DECISION ? [`1: a decision of ${words} words`] : []
}

/** A table of commands is no sentence. */
const isProse = ({ text }) => !/\S {3,}\S/.test(text)

const longSentencesIn = ({ text, first }) =>
  sentencesOf(text)
    .filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)
    .map((sentence) => `${first + 1}: a sentence of ${wordsIn(sentence)} words: ${sentence.slice(0, 60)}`)

/** The violations of "Plain words" in CONTRIBUTING.md that a machine can see, as line and sentence. */
export function plainWords(file, text) {
  const isDocument = file.endsWith('.md')
  const paragraphs = isDocument ? paragraphsOf(text) : commentsOf(file, text).filter(isProse)
  const found = [...paragraphs.flatMap(longSentencesIn), ...paragraphs.flatMap(homeMadeIn)]
  if (!isDocument) return found
  const longLines = linesOfText(text).flatMap((line, index) =>
    /^\s*\|/.test(line) || lengthOf(line) <= LONGEST_LINE
      ? []
      : [`${index + 1}: a line of ${lengthOf(line)} characters`],
  )
  return [...longLines, ...found, ...longDecision(file, text)]
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = proseFiles()
    .filter((file) => !file.startsWith(`${frozen}/`))
    .flatMap((file) => plainWords(file, readFileSync(path.join(root, file), 'utf8')).map((what) => `${file}:${what}`))
  for (const sentence of found) console.error(sentence)
  process.exitCode = found.length > 0 ? 1 : 0
}
