import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.mjs'

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

/** A version's section of the changelog, or the section `Unreleased` if that comes first. */
export function notesOf(changelog, version) {
  const [, text = ''] = changelog.split(
    new RegExp(`^## (?:\\[?${version.replaceAll('.', '\\.')}\\]?.*|Unreleased)$`, 'm'),
  )
  return text.split(/^## /m)[0].trim()
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
