import { hashLeaf } from '#domain/var/merkle-tree.ts'
import { sha256 } from './signed-note.ts'

export const leafHashOf = (entry: string): Uint8Array => hashLeaf(sha256, Buffer.from(entry))
