import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { sha256, SPKI_PREFIX, type KeyPair } from './signed-note.ts'

/** C2SP tlog-cosignature: the type of an Ed25519 key with which a witness signs checkpoints of others. */
const COSIGNATURE = 4
const ID_BYTES = 4
const TIME_BYTES = 8

const keyId = (name: string, publicKey: Buffer): Buffer =>
  Buffer.from(sha256(Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(COSIGNATURE), publicKey]))).subarray(
    0,
    ID_BYTES,
  )

/** The verifier key of a witness, with the name and the public key in it. */
export function witnessKey(name: string, publicKey: string): string {
  const bytes = Buffer.from(publicKey, 'base64')
  return `${name}+${keyId(name, bytes).toString('hex')}+${Buffer.concat([Buffer.of(COSIGNATURE), bytes]).toString('base64')}`
}

const messageOf = (text: string, atSeconds: number) => Buffer.from(`cosignature/v1\ntime ${atSeconds}\n${text}`)

/** The signature line of a witness for the text of a checkpoint, which ends with a line break. */
export function cosignatureLine(
  text: string,
  { name, atSeconds, privateKey, publicKey }: KeyPair & { name: string; atSeconds: number },
): string {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const time = Buffer.alloc(TIME_BYTES)
  time.writeBigUInt64BE(BigInt(atSeconds))
  const signature = sign(null, messageOf(text, atSeconds), key)
  return `— ${name} ${Buffer.concat([keyId(name, Buffer.from(publicKey, 'base64')), time, signature]).toString('base64')}\n`
}

export interface Cosignature {
  line: string
  atSeconds: number
}

/** The valid signature of this witness on the text of a note. Undefined if there is none with this key. */
export function readCosignature(note: string, key: string): Cosignature | undefined {
  const [, name, , encoded] =
    /^([a-z0-9.-]{1,60}(?:\/[a-z0-9.-]{1,60})?)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]{44})$/.exec(key) ?? []
  const end = note.lastIndexOf('\n\n')
  if (!name || !encoded || end < 0) return undefined
  const bytes = Buffer.from(encoded, 'base64')
  const publicKey = bytes.subarray(1)
  if (bytes[0] !== COSIGNATURE || witnessKey(name, publicKey.toString('base64')) !== key) return undefined
  const text = note.slice(0, end + 1)
  const spki = createPublicKey({ key: Buffer.concat([SPKI_PREFIX, publicKey]), format: 'der', type: 'spki' })
  for (const line of note.slice(end + 2).split('\n')) {
    const [dash, signer, signed = ''] = line.split(' ')
    const signature = Buffer.from(signed, 'base64')
    if (dash !== '—' || signer !== name || !signature.subarray(0, ID_BYTES).equals(keyId(name, publicKey))) continue
    if (signature.length !== ID_BYTES + TIME_BYTES + 64) continue
    const atSeconds = Number(signature.readBigUInt64BE(ID_BYTES))
    if (verify(null, messageOf(text, atSeconds), spki, signature.subarray(ID_BYTES + TIME_BYTES)))
      return { line: `${line}\n`, atSeconds }
  }
  return undefined
}
