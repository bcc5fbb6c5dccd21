import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Equal content gives an equal serial number, where npm would use a random one. */
function serialOf(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((parseInt(hex[16], 16) & 3) | 8).toString(16)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ]
  return `urn:uuid:${parts.join('-')}`
}

/**
 * `npm sbom` lists the whole lockfile. This leaves out packages that are not in the release, and replaces values that
 * change with each run.
 */
export function makeSbom({ source, lock, contained, work, commitTime }) {
  // npm uses the folder's name as the program's name.
  const folder = path.join(work, 'sbom', 'craque')
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) cpSync(path.join(source, file), path.join(folder, file))
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
  const made = spawnSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (made.status !== 0) throw new Error(`npm sbom: ${made.stderr}`)
  const sbom = JSON.parse(made.stdout)
  const wanted = new Set(contained.map((place) => `${nameAt(place)}@${lock.packages[place].version}`))
  const isContained = ({ name, version }) => wanted.has(`${name}@${version}`)
  const components = sbom.components.filter(isContained)
  const refs = new Set([sbom.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }))
  const found = { components, dependencies }
  const names = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const absent = [...wanted].filter((name) => !names.has(name))
  if (absent.length > 0) throw new Error(`npm sbom leaves out ${absent.join(', ')}`)
  return {
    ...sbom,
    serialNumber: serialOf(JSON.stringify(found)),
    metadata: { ...sbom.metadata, timestamp: commitTime },
    ...found,
  }
}
