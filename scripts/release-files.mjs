import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

export const NO_KEY = 'no release key (deploy/release-key.pem): installed servers need CRAQUE_UPDATE_KEY'

export const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Writes the file SHA256SUMS in the format that `sha256sum --check` reads. */
export function writeSums(folder, names) {
  const lines = names.toSorted().map((name) => `${sha256(path.join(folder, name))}  ${name}\n`)
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''))
}

/** `craque update` verifies the signature with the public key of the installed version. */
export function signFile(file, keyFile) {
  const key = createPrivateKey(readFileSync(keyFile))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} is not an Ed25519 key`)
  const signature = sign(undefined, readFileSync(file), key).toString('base64')
  writeFileSync(`${file}.sig`, `${signature}\n`)
  return createPublicKey(key).export({ type: 'spki', format: 'pem' })
}

/** A version's section of the changelog, or the section `Unreleased` if it has none yet. */
export function notesOf(changelog, version) {
  const sections = changelog.split(/^## /m).slice(1)
  const startsWith = (name) =>
    sections.find((section) => new RegExp(`^\\[?${name}\\]?(?: |$)`, 'm').test(section.split('\n')[0]))
  const section = startsWith(version.replaceAll('.', '\\.')) ?? startsWith('Unreleased') ?? ''
  return section.split('\n').slice(1).join('\n').trim()
}

/** The file for `craque update --check`. The operator of a channel hosts it next to the packages. */
export function writeChannel({ into, file, version, commitTime }) {
  const release = {
    version,
    package: path.basename(file),
    signature: readFileSync(`${file}.sig`, 'utf8').trim(),
    publishedAt: commitTime.slice(0, 10),
    notes: notesOf(readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8'), version),
  }
  writeFileSync(
    path.join(into, 'channel.json'),
    `${JSON.stringify({ schema: 1, releases: [release] }, undefined, 2)}\n`,
  )
}
