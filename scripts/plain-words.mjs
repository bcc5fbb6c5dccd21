import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { root } from './lib.mjs'

const LONGEST_SENTENCE = 35
const LONGEST_LINE = 120

/** Folders and files that nobody has put into plain words yet. The list only shrinks. */
const notYet = ['bench', 'docs/expected-points.md', 'scripts', 'src', 'test']

/** Words of our own, with the word that other developers use. */
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
  [/\bwho(?:ever|soever) (?:asks|waits|listens|reads|comes)\b/i, 'the caller, the visitor, the reader'],
]

const withoutCode = (text) => text.replaceAll(/`[^`]*`/g, 'code').replaceAll(/"[^"]*"/g, 'quote')

/** Paragraphs and list items of a Markdown text, without code, tables, headings and the addresses of links. */
export function paragraphsOf(markdown) {
  const lines = markdown.replaceAll(/^```[^]*?^```/gm, '').split('\n')
  const paragraphs = []
  let isOpen = false
  for (const line of lines) {
    const text = line.trim()
    if (text === '' || /^(?:[|#<]|!\[)/.test(text)) isOpen = false
    else if (isOpen && !/^(?:[-*]|\d+\.) /.test(text)) paragraphs.push(`${paragraphs.pop()} ${text}`)
    else {
      paragraphs.push(text.replace(/^(?:[-*]|\d+\.) /, ''))
      isOpen = true
    }
  }
  return paragraphs.map((paragraph) => withoutCode(paragraph).replaceAll(/\]\([^)]*\)/g, ']'))
}

const sentencesOf = (paragraph) => paragraph.split(/(?<=[.!?][)\]*"]*) +/)
const wordsIn = (sentence) => sentence.match(/[\p{L}\d][^\s]*/gu)?.length ?? 0

function longLines(markdown) {
  const lines = markdown.replaceAll(/^```[^]*?^```/gm, '').split('\n')
  return lines.filter((line) => line.length > LONGEST_LINE && !/^\s*\||\]\(|`/.test(line))
}

/** The text of each comment, without its marks; several lines of one comment are one text. */
export function commentsOf(file, text) {
  if (/\.(?:sql|sh)$/.test(file)) {
    const mark = file.endsWith('.sql') ? /^\s*--+ ?/ : /^\s*#+(?!!) ?/
    return joined(text.split('\n').map((line) => (mark.test(line) ? line.replace(mark, '') : undefined)))
  }
  const { comments } = parseSync(file, text)
  return comments.map(({ value }) => value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').replace(/^[*\s]+/, ''))
}

function joined(lines) {
  const texts = []
  lines.forEach((line, index) => {
    if (line === undefined) return
    if (index > 0 && lines[index - 1] !== undefined) texts.push(`${texts.pop()} ${line}`)
    else texts.push(line)
  })
  return texts
}

const homeMadeIn = (text) =>
  homeMade.flatMap(([pattern, usual]) => {
    const found = withoutCode(text).match(pattern)
    return found ? [`"${found[0].trim().slice(0, 60)}": write ${usual}`] : []
  })

/** What a machine can see of the rules in CONTRIBUTING.md, Plain words: one sentence for each finding. */
export function plainWords(file, text) {
  if (!file.endsWith('.md')) return commentsOf(file, text).flatMap(homeMadeIn)
  const paragraphs = paragraphsOf(text)
  return [
    ...longLines(text).map((line) => `a line of ${line.length} characters: ${line.slice(0, 60)}`),
    ...paragraphs
      .flatMap(sentencesOf)
      .filter((sentence) => wordsIn(sentence) > LONGEST_SENTENCE)
      .map((sentence) => `a sentence of ${wordsIn(sentence)} words: ${sentence.slice(0, 60)}`),
    ...paragraphs.flatMap(homeMadeIn),
  ]
}

const filesUnder = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:md|tsx?|mjs|sql|sh)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const pages = readdirSync(root).filter((name) => name.endsWith('.md'))
  const code = ['bench', 'deploy', 'scripts', 'src', 'test'].flatMap(filesUnder)
  const isReady = (file) => !notYet.some((place) => file === place || file.startsWith(`${place}/`))
  const found = [...pages, ...filesUnder('docs'), ...code]
    .filter(process.argv.includes('--all') ? () => true : isReady)
    .flatMap((file) => plainWords(file, readFileSync(path.join(root, file), 'utf8')).map((what) => `${file}: ${what}`))
  for (const sentence of found) console.error(sentence)
  process.exitCode = found.length > 0 ? 1 : 0
}
