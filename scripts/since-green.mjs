import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

/** What every test, every type and every line stands on. */
const base = [
  '.oxlintrc.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const textOf = (name) => readFileSync(path.join(root, name), 'utf8')
/** A test that reads files which it does not import: what changed may be one of them. */
export const isReader = (name) => /\.test\.(ts|tsx|mjs)$/.test(name) && /node:fs|lib\.mjs/.test(textOf(name))

const listOf = ({ status, stdout }) => (status === 0 ? stdout.toString().split('\0').filter(Boolean) : undefined)
const git = (...words) => listOf(spawnSync('git', words, { cwd: root }))

let marks
/** The content of every file that is not ignored, by its path. */
function markFiles() {
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  if (!listed) return undefined
  const names = listed.filter((name) => existsSync(path.join(root, name)))
  const markOf = (name) =>
    createHash('sha256')
      .update(readFileSync(path.join(root, name)))
      .digest('base64')
  return Object.fromEntries(names.map((name) => [name, markOf(name)]))
}

/** What differs from what was cloned, which has been through the gate. */
function sinceCloned() {
  const changed = git('diff', '--name-only', '-z', 'origin/HEAD', '--')
  const added = git('ls-files', '-z', '--others', '--exclude-standard')
  return changed && added && [...changed, ...added]
}

function sinceKept(kept, now) {
  const green = JSON.parse(readFileSync(kept, 'utf8'))
  return Object.keys({ ...green, ...now }).filter((name) => green[name] !== now[name])
}

/**
 * What changed since something was green, and how to say that it is again: what nothing of it reaches is as green as it
 * was. Undefined when that is not known, or when what all of it stands on changed.
 */
export function sinceGreen(what) {
  const kept = path.join(root, '.cache', `${what}-green.json`)
  const now = (marks ??= markFiles())
  const keep = () => {
    if (!now) return
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, JSON.stringify(now))
  }
  if (!now) return { keep }
  const names = existsSync(kept) ? sinceKept(kept, now) : sinceCloned()
  // Of a file that is gone no module knows any more who needed it.
  if (!names || names.some((name) => base.includes(name) || !(name in now))) return { keep }
  return { keep, changed: names, files: Object.keys(now) }
}
