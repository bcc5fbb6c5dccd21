import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isAllowed } from './licences.mjs'

const isLicence = (name) => /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i.test(name)
const rule = '-'.repeat(100)

function textsIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(isLicence)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
}

/**
 * Binary packages of other platforms are not installed here. For those, this returns the licence texts of an
 * installed package of the same family.
 */
function textsOf(source, place) {
  const own = textsIn(path.join(source, place))
  if (own.length > 0) return own
  const family = place.replace(/[-/](?:android|darwin|freebsd|linux|win32|windows)-.*$/, '')
  if (family === place) return []
  const parent = path.dirname(path.join(source, family))
  const siblings = existsSync(path.join(source, family, 'package.json'))
    ? [path.join(source, family)]
    : readdirSync(path.join(source, family)).map((name) => path.join(source, family, name))
  return [...siblings, parent].flatMap(textsIn).slice(0, 1)
}

const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Every licence in a release: each text once, after the list of its packages. */
export function gatherLicences({ source, lock, contained }) {
  const groups = new Map()
  for (const place of contained) {
    const { version, license = 'see below' } = lock.packages[place]
    if (license !== 'see below' && !isAllowed(license)) throw new Error(`${place}: ${license} must not be distributed`)
    const texts = textsOf(source, place)
    const text =
      texts.length > 0 ? texts.join('\n\n') : `The package states its licence, ${license}, and brings no text.`
    groups.set(text, [...(groups.get(text) ?? []), `${nameAt(place)} ${version} (${license})`])
  }
  const ours = readFileSync(path.join(source, 'LICENSE'), 'utf8').trim()
  const fonts = readFileSync(path.join(source, 'LICENSES', 'README.md'), 'utf8').trim()
  const archivo = readFileSync(path.join(source, 'LICENSES', 'Archivo-OFL-1.1.txt'), 'utf8').trim()
  const parts = [...groups].map(([text, names]) => `${names.join('\n')}\n\n${text}`).sort()
  const own = [`Craque\n\n${ours}`, `Fonts, pictures and data\n\n${fonts}`, `Archivo\n\n${archivo}`]
  return `${[...own, ...parts].join(`\n\n${rule}\n\n`)}\n`
}
