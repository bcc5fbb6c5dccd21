import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const oldestNode = [20, 19]

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  console.error(`Craque needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.`)
  process.exit(1)
}

export function run(command, args, options = {}) {
  const onWindows = process.platform === 'win32'
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: onWindows, ...options })
}

/** Like `run`, but in the background. */
export function runBeside(command, args, options = {}) {
  const onWindows = process.platform === 'win32'
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell: onWindows, ...options })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status, signal) => resolve({ status, signal }))
  })
}

export function bin(name) {
  return path.join(root, 'node_modules', '.bin', name)
}

/**
 * Installs the packages if node_modules is missing or was made from another lockfile. Also works for a subfolder with
 * packages of its own.
 */
export function ensureInstalled(folder = root) {
  requireNode()
  const stamp = path.join(folder, 'node_modules', '.craque-lockfile')
  const lockfile = path.join(folder, 'package-lock.json')
  const locked = readFileSync(lockfile)
  const wanted = createHash('sha256').update(locked).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages…')
  // Not `npm ci`, because it refuses a lockfile without the binaries of other platforms (docs/decisions/102).
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const done = run('npm', ['install', ...options], { cwd: folder })
  if (done.status !== 0) {
    console.error('Installing packages failed; the lines above say why.')
    process.exit(done.status ?? 1)
  }
  if (!readFileSync(lockfile).equals(locked)) writeFileSync(lockfile, locked)
  writeFileSync(stamp, wanted)
}

/** Paths of source files and tests, relative to the project. */
export function filesEndingWith(ending) {
  return ['src', 'test'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  )
}

function describeFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name)
      if (entry.isDirectory()) return describeFiles(full)
      if (/\.test\.tsx?$/.test(entry.name)) return []
      const { size, mtimeMs } = statSync(full)
      return [`${path.relative(root, full)} ${size} ${mtimeMs}`]
    })
}

/** A key that changes when any input of the build changes. */
export function buildKey() {
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
    'scripts/build.mjs',
    'scripts/make-verifier.mjs',
  ].map((name) => {
    const { size, mtimeMs } = statSync(path.join(root, name))
    return `${name} ${size} ${mtimeMs}`
  })
  return createHash('sha256')
    .update([process.version, ...files, ...describeFiles(path.join(root, 'src'))].join('\n'))
    .digest('hex')
}

const stampOfBuild = path.join(root, 'dist', '.build-key')
const isBuilt = () => existsSync(stampOfBuild) && readFileSync(stampOfBuild, 'utf8') === buildKey()

/** Remembers the key of the build, so that the next start can skip it. */
export function rememberBuild(key) {
  mkdirSync(path.dirname(stampOfBuild), { recursive: true })
  writeFileSync(stampOfBuild, key)
}

/** The build as a job, if one of its inputs changed since the last build. */
export const buildJob = () => (isBuilt() ? [] : [['build', process.execPath, ['scripts/build.mjs']]])

export function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building…')
  const done = run(process.execPath, ['scripts/build.mjs'])
  if (done.status === 0) return
  console.error('The build failed; the lines above say why.')
  process.exit(done.status ?? 1)
}
