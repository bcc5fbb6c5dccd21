import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The same lines that `sha256sum --check` reads. */
export function writeSums(folder, names) {
  const lines = names.toSorted().map((name) => `${sha256(path.join(folder, name))}  ${name}\n`)
  writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''))
}

/** `craque update` verifies it with the public key that the installed version knows. */
export function signFile(file, keyFile) {
  const key = createPrivateKey(readFileSync(keyFile))
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${keyFile} is not an Ed25519 key`)
  const signature = sign(undefined, readFileSync(file), key).toString('base64')
  writeFileSync(`${file}.sig`, `${signature}\n`)
  return createPublicKey(key).export({ type: 'spki', format: 'pem' })
}
