import { decodeOrKeep } from '#web/router/path.ts'

/** The words in the address of a QR code. A chat may have cut the address anywhere. */
export const wordsInHash = (hash: string) => decodeOrKeep(hash.slice(1)).replaceAll('-', ' ')
