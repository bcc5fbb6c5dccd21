import { createHmac, createPrivateKey, generateKeyPairSync, hash, sign } from 'node:crypto'

export const sha256 = (bytes: Uint8Array | string): Uint8Array => hash('sha256', bytes, 'buffer')

/** VR3: without the salt nobody can tell what was committed, or by whom. */
export const commitmentOf = (saltHex: string, opening: string): string =>
  createHmac('sha256', Buffer.from(saltHex, 'hex')).update(opening).digest('hex')

/** Both in base64, as they are stored. */
export interface KeyPair {
  privateKey: string
  publicKey: string
}

const ED25519 = 1
/** SPKI puts 12 constant bytes before the 32 bytes of a public key. */
export const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

export function makeKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(SPKI_PREFIX.length).toString('base64'),
  }
}

/** C2SP signed-note: the first four bytes of a hash of name, kind and key. */
const keyHash = (name: string, publicKey: string): Buffer =>
  Buffer.from(
    sha256(Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(ED25519), Buffer.from(publicKey, 'base64')])),
  ).subarray(0, 4)

/** The verifier key that a person or a witness stores. */
export const verifierKey = (name: string, publicKey: string): string =>
  `${name}+${keyHash(name, publicKey).toString('hex')}+${Buffer.concat([Buffer.of(ED25519), Buffer.from(publicKey, 'base64')]).toString('base64')}`

/** C2SP signed-note. `text` must end with a line break. */
export function signNote(text: string, name: string, { privateKey, publicKey }: KeyPair): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const signature = Buffer.concat([keyHash(name, publicKey), sign(null, Buffer.from(text), key)])
  return `${text}\n— ${name} ${signature.toString('base64')}\n`
}

/** C2SP tlog-checkpoint: the text of a checkpoint, which `signNote` signs. */
export const checkpointText = ({ origin, size, root }: { origin: string; size: number; root: Uint8Array }): string =>
  `${origin}\n${size}\n${Buffer.from(root).toString('base64')}\n`

/** VR4: the text of the promise that answers a save; `signNote` signs it. */
export const promiseText = ({ origin, leafHash, atMs }: { origin: string; leafHash: string; atMs: number }): string =>
  `${origin}/promise\n${Buffer.from(leafHash, 'hex').toString('base64')}\n${atMs}\n`
