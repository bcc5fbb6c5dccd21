import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib.mjs'

const notOurs = new Set(['.cache', '.git', 'data', 'dist', 'node_modules'])

function filesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => {
      const place = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return filesUnder(place)
      return entry.isFile() && /\.(?:md|tsx?|m?js|sql|sh|css)$/.test(entry.name) ? [place] : []
    })
}

const withoutCode = (text) => text.replaceAll(/```[^]*?```|`[^`\n]*`/g, '')
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** GitHub's anchors for the headings of a Markdown text. */
const anchorsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))

function brokenLink(file, target, { exists, read }) {
  if (/^[a-z]+:/i.test(target)) return undefined
  const [place, anchor] = target.split('#')
  const wanted = place === '' ? file : path.posix.join(path.posix.dirname(file), place)
  if (!exists(wanted)) return `${file}: ${target} leads to no file`
  if (anchor && wanted.endsWith('.md') && !anchorsOf(read(wanted)).includes(anchor))
    return `${file}: ${target} leads to no heading`
  return undefined
}

const namedFile = /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|sql|sh))`/g

/** Files that a document names as code and that do not exist. A decision may name files of its time. */
function missingFiles(file, text, files) {
  if (!file.endsWith('.md') || file.startsWith('docs/decisions/')) return []
  return [...text.matchAll(namedFile)]
    .filter(([, name]) => !/NNNN/.test(name) && !files.some((one) => one === name || one.endsWith(`/${name}`)))
    .map(([, name]) => `${file}: there is no file ${name}`)
}

/** Relative links in Markdown, decisions named by path in any file, and files named in documents that do not exist. */
export function brokenLinks(files, { exists, read }) {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{3}-.*\.md$/.test(file))
  return files.flatMap((file) => {
    const text = read(file)
    const named = [...text.matchAll(/docs\/decisions\/(\d{3}(?:-[a-z0-9-]+\.md)?)/g)]
      .filter(([, name]) => !decisions.some((decision) => decision.startsWith(`docs/decisions/${name}`)))
      .map(([mention]) => `${file}: ${mention} does not exist`)
    const links = file.endsWith('.md')
      ? [...withoutCode(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) =>
          brokenLink(file, target, { exists, read }),
        )
      : []
    return [...named, ...missingFiles(file, text, files), ...links.filter((sentence) => sentence !== undefined)]
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const broken = brokenLinks(filesUnder('.'), {
    exists: (file) => existsSync(path.join(root, file)),
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  })
  for (const sentence of broken) console.error(sentence)
  process.exitCode = broken.length > 0 ? 1 : 0
}
