import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

const read = (...place) => readFileSync(path.join(root, ...place), 'utf8')

/**
 * Compares places that repeat the version with package.json. A test compares openapi.json, and all other places read
 * package.json.
 */
export function checkVersion() {
  const { version } = JSON.parse(read('package.json'))
  const wrong = []
  const lock = JSON.parse(read('package-lock.json'))
  if (lock.version !== version || lock.packages[''].version !== version) wrong.push('package-lock.json')
  if (!new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?`, 'm').test(read('CHANGELOG.md')))
    wrong.push('CHANGELOG.md has no chapter of it')
  if (!read('docs', 'upgrading.md').includes(`\n## ${version}\n`)) wrong.push('docs/upgrading.md has no chapter of it')
  if (!read('deploy', 'compose.env').includes(`CRAQUE_VERSION=${version}\n`)) wrong.push('deploy/compose.env')
  const cli = spawnSync(process.execPath, [path.join(root, 'dist', 'server', 'cli.js'), '--version'], {
    encoding: 'utf8',
  })
  if (cli.stdout.trim() !== version) wrong.push(`craque --version says ${cli.stdout.trim()}`)
  return { ok: wrong.length === 0, note: wrong.join('; ') }
}
