import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { root } from './lib.mjs'

const filesUnder = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:md|tsx?|m?js|css|sql|sh)$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

/** The documents, and the source files whose comments `commentsOf` can read, relative to the project. */
export const proseFiles = () => [
  ...readdirSync(root).filter((name) => /\.(?:md|ts)$/.test(name)),
  ...['LICENSES', 'bench', 'deploy', 'docs', 'examples', 'scripts', 'src', 'test'].flatMap(filesUnder),
]

/** The lines of a Markdown text, with empty lines instead of code blocks. */
export function linesOfText(markdown) {
  let isCode = false
  return markdown.split('\n').map((line) => {
    const isFence = line.startsWith('```')
    if (isFence) isCode = !isCode
    return isCode || isFence ? '' : line
  })
}

/** Paragraphs and list items of a Markdown text with their first and last line, without tables and headings. */
export function paragraphsOf(markdown) {
  const paragraphs = []
  let open
  for (const [index, line] of linesOfText(markdown).entries()) {
    const text = line.trim()
    const isItem = /^(?:[-*]|\d+\.) /.test(text)
    if (text === '' || /^(?:[|#<]|!\[)/.test(text)) open = undefined
    else if (open && !isItem) Object.assign(open, { text: `${open.text} ${text}`, last: index })
    else paragraphs.push((open = { text: text.replace(/^(?:[-*]|\d+\.) /, ''), first: index, last: index }))
  }
  return paragraphs
}

/** Consecutive line comments are one comment. A comment after code on its line begins a new one. */
function joinLines(comments) {
  const joined = []
  for (const comment of comments) {
    const before = joined.at(-1)
    const isNext = before?.isLine && comment.isLine && !comment.isAfterCode && before.last === comment.first - 1
    if (isNext) Object.assign(before, { text: `${before.text} ${comment.text}`, last: comment.last })
    else joined.push(comment)
  }
  return joined
}

function linesWithMark(lines, mark) {
  const comments = lines.flatMap((line, index) => {
    if (!mark.test(line)) return []
    return [{ text: line.replace(mark, ''), first: index, last: index, isLine: true, isAfterCode: false }]
  })
  return joinLines(comments)
}

const blockComments = (text) =>
  Array.from(text.matchAll(/\/\*([\s\S]*?)\*\//g), ({ 0: whole, 1: value, index: start }) => ({
    type: 'Block',
    value,
    start,
    end: start + whole.length,
  }))

/** The comments of a file without their marks, with their first and last line. */
export function commentsOf(file, text) {
  const lines = text.split('\n')
  if (file.endsWith('.sql')) return linesWithMark(lines, /^\s*--+ ?/)
  if (file.endsWith('.sh')) return linesWithMark(lines, /^\s*#+(?!!) ?/)
  const lineAt = (position) => text.slice(0, position).split('\n').length - 1
  const found = file.endsWith('.css') ? blockComments(text) : parseSync(file, text).comments
  const comments = found.map(({ type, value, start, end }) => ({
    text: value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').replace(/^[*\s]+/, ''),
    first: lineAt(start),
    last: lineAt(end),
    isLine: type === 'Line',
    isAfterCode: text.slice(text.lastIndexOf('\n', start) + 1, start).trim() !== '',
  }))
  return joinLines(comments)
}
