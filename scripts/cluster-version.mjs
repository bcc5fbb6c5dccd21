import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

const BASELINE = 'src/db/migrations/0400_contract_baseline'

function git(folder, ...args) {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** The commit of the baseline. It removes old columns, so no earlier version runs next to a later one. */
const baselineCommit = () => git(root, 'log', '--diff-filter=A', '--format=%H', '--', BASELINE).split('\n').at(-1)

/**
 * Commits before the last schema change, so that an update changes the schema: up to five, newest first, then the
 * baseline. There are several, because a commit in the middle of a change may not build.
 */
function commitsBefore() {
  const baseline = baselineCommit()
  const changed = git(root, 'log', '-1', '--format=%H', '--', 'src/db/migrations', 'src/db/functions')
  const since = git(root, 'log', '-5', '--format=%H', `${baseline}..${changed}~1`)
  return [...since.split('\n'), baseline].filter(Boolean)
}

const isBuilt = (folder) => existsSync(path.join(folder, 'dist', '.build-key'))

/** Builds a commit in a folder that is kept for later runs. */
function build(commit) {
  const folder = path.join(root, 'node_modules', '.cache', 'craque-before', commit)
  if (isBuilt(folder)) return folder
  mkdirSync(path.dirname(folder), { recursive: true })
  if (!existsSync(folder)) git(root, 'clone', '--quiet', '--no-checkout', root, folder)
  git(folder, 'checkout', '--quiet', commit)
  const packages = path.join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(path.join(root, 'node_modules'), packages)
  spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'ignore' })
  return isBuilt(folder) ? folder : undefined
}

/** The version that people update from. */
export function versionBefore(revision) {
  const commits = revision ? [git(root, 'rev-parse', revision)] : commitsBefore()
  for (const commit of commits) {
    const folder = build(commit)
    if (folder) return { folder, commit }
  }
  throw new Error(`none of ${commits.map((commit) => commit.slice(0, 12)).join(', ')} could be built`)
}
