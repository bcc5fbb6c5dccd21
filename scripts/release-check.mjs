import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './lib.mjs'
import { NO_KEY } from './release-files.mjs'
import { checkPackages } from './release-audit.mjs'
import { checkVersion } from './release-version.mjs'

// Runs every check for a release and prints one table (docs/releasing.md). It takes hours. Names select rows:
//   npm run release:check -- version image
const script = (name, ...words) => ({
  command: 'npm',
  args: ['run', name, ...(words.length > 0 ? ['--', ...words] : [])],
})
const longTest = (name) => ({
  command: process.execPath,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server-faults', `test/e2e/${name}.long.test.ts`],
})
/** Skipped, not red: an operator can name a key, and no private key may be in a clone. */
const checkKey = () => ({
  ok: true,
  note: existsSync(path.join(root, 'deploy', 'release-key.pem')) ? '' : `skipped: ${NO_KEY}`,
})
const rows = {
  version: { about: 'one version everywhere', check: checkVersion },
  key: { about: 'installed servers know the key of the releases', check: checkKey },
  licences: { about: 'every licence is on the list', command: process.execPath, args: ['scripts/licences.mjs'] },
  audit: { about: 'no package with a known vulnerability', check: checkPackages },
  gate: { about: 'the gate', command: 'npm', args: ['test'] },
  package: { about: 'the package; two builds give the same bytes', ...longTest('package') },
  image: { about: 'the image', ...script('image') },
  update: { about: 'an update from package to package, and back', ...script('deploy:check', 'update') },
  deploy: { about: 'unit and proxy', ...script('deploy:check', 'unit', 'caddy') },
  harden: { about: 'kills, races, floods, long journeys', ...script('harden') },
  cluster: { about: 'several machines', ...script('cluster') },
  benches: { about: 'speed and size, against their targets', ...script('bench') },
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in rows))
if (unknown.length > 0) {
  console.error(`No such row: ${unknown.join(', ')}. There are: ${Object.keys(rows).join(', ')}.`)
  process.exit(2)
}
ensureInstalled()
ensureBuilt()

/** Runs a row, prints its output when it has ended, and searches the output for skipped parts. */
function runRow({ command, args, check }) {
  if (check) return check()
  const { status, stdout } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  process.stdout.write(stdout)
  const skipped = [...stdout.matchAll(/^(?:\w+: )?skipped: (.*)$/gm)].map(([, why]) => why)
  return { ok: status === 0, note: skipped.length > 0 ? `skipped: ${skipped.join('; ')}` : '' }
}

const table = []
for (const [name, row] of Object.entries(rows)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n# ${name}`)
  const startedAt = performance.now()
  const { ok, note } = runRow(row)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const sign = !ok ? '✗' : note.startsWith('skipped') ? '-' : '✓'
  table.push(`${sign} ${name.padEnd(9)} ${`${seconds} s`.padStart(7)}  ${row.about}${note ? ` (${note})` : ''}`)
  if (!ok) process.exitCode = 1
}
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
console.log(`\nRelease ${version}\n${table.join('\n')}`)
console.log('By hand: the walk through the app (docs/releasing.md).')
