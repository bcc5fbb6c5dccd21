import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './lib.mjs'

/**
 * Licences that allow us to distribute Craque (MIT) together with its packages. Adding one is a deliberate decision.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages without a licence in package.json, with the licence from their own files. */
const looked = new Map([['parse-cache-control', 'BSD-2-Clause']])

/** `A OR B` needs one of them, `A AND B` all. */
export function isAllowed(expression) {
  const plain = expression.replaceAll(/[()]/g, '')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((name) => allowed.has(name.trim()))
}

/** Packages in the lockfile whose licence is not on the list. */
export function refused({ packages }) {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, { license }]) => {
      const name = place.split('node_modules/').at(-1)
      return { name, licence: license ?? looked.get(name) ?? 'none' }
    })
    .filter(({ licence }) => !isAllowed(licence))
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const found = ['package-lock.json', 'bench/lighthouse/package-lock.json'].flatMap((lockfile) =>
    refused(JSON.parse(readFileSync(path.join(root, lockfile), 'utf8'))),
  )
  for (const { name, licence } of found) console.error(`${name}: ${licence} is not among the licences we accept`)
  process.exit(found.length === 0 ? 0 : 1)
}
