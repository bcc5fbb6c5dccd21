import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

/** Files that can affect every test, every type and every line. */
const base = [
  '.oxlintrc.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const textOf = (name) => readFileSync(path.join(root, name), 'utf8')
/** Whether a file is a test that reads files without importing them. Any change may affect such a test. */
export const isReader = (name) => /\.test\.(ts|tsx|mjs)$/.test(name) && /node:fs|lib\.mjs/.test(textOf(name))

const listOf = ({ status, stdout }) => (status === 0 ? stdout.toString().split('\0').filter(Boolean) : undefined)
const git = (...words) => listOf(spawnSync('git', words, { cwd: root }))

let marks
/** A hash of every file that is not ignored, by path. */
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

/**
 * The files that differ from the last fetched commit of the default branch, and new files. We assume that this commit
 * has passed the gate.
 */
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
 * The changes since the last green run, and a function that records a new one. Undefined changes mean that they are
 * unknown, or that a base file changed, so everything must run.
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
  // A deleted file also leads to a whole run: no remaining file says which modules imported it.
  if (!names || names.some((name) => base.includes(name) || !(name in now))) return { keep }
  return { keep, changed: names, files: Object.keys(now) }
}
