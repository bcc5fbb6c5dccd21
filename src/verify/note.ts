import { fromBase64, joinBytes, sameBytes, sha256, utf8, type Bytes } from './bytes.ts'
import type { Head } from './tree.ts'

interface VerifierKey {
  name: string
  hash: string
  key: Bytes
}

const ED25519 = 1

function readKey(text: string): VerifierKey | undefined {
  const [, name, hash, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? []
  if (!name || !hash || !encoded) return undefined
  const bytes = fromBase64(encoded)
  return bytes[0] === ED25519 ? { name, hash, key: bytes.slice(1) } : undefined
}

/** The 32 bytes of an Ed25519 key; undefined if the text is none. */
export const keyOf = (text: string): Bytes | undefined => readKey(text)?.key

/** Old browsers have no Ed25519: then nothing is known about the signature. */
export type Signed = 'signed' | 'not signed' | 'unknown'

async function isSignature(key: Bytes, signature: Bytes, text: string): Promise<Signed> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'Ed25519' }, false, ['verify'])
    return (await crypto.subtle.verify('Ed25519', imported, signature, utf8(text))) ? 'signed' : 'not signed'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unknown'
    throw error
  }
}

/** C2SP signed-note: the text, and whether this key has signed it. */
export async function openNote(note: string, keyText: string): Promise<{ text: string; signed: Signed }> {
  const end = note.lastIndexOf('\n\n')
  const text = note.slice(0, end + 1)
  const known = readKey(keyText)
  if (end < 0 || !known) return { text, signed: 'not signed' }
  const hash = await sha256(joinBytes(utf8(`${known.name}\n`), Uint8Array.of(ED25519), known.key))
  for (const line of note.slice(end + 2).split('\n')) {
    const [dash, name, encoded = ''] = line.split(' ')
    if (dash !== '—' || name !== known.name) continue
    const bytes = fromBase64(encoded)
    if (!sameBytes(bytes.slice(0, 4), hash.slice(0, 4))) continue
    return { text, signed: await isSignature(known.key, bytes.slice(4), text) }
  }
  return { text, signed: 'not signed' }
}

export interface Checkpoint extends Head {
  origin: string
}

/** Reads a checkpoint (C2SP tlog-checkpoint); undefined if the text is none. */
export function readCheckpoint(text: string): Checkpoint | undefined {
  const [origin, size = '', root = ''] = text.split('\n')
  if (!origin || !/^(0|[1-9]\d*)$/.test(size) || !/^[A-Za-z0-9+/]{43}=$/.test(root)) return undefined
  return { origin, size: Number(size), root: fromBase64(root) }
}
