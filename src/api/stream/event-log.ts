import { randomBytes } from 'node:crypto'
import { encodeMessage, type StreamEvent } from './stream-message.ts'

export interface EventLog {
  /** Numbers the event and keeps its bytes for those who lost their connection. */
  append(event: StreamEvent): Buffer
  lastId(): string
  /** For how long nothing was told, as far as this process knows. */
  quietMs(): number
  /** What came after an id, as one buffer; undefined when that is not known any more. */
  since(id: string): Buffer | undefined
}

/**
 * The newest events of this process. Ids carry a mark of the process, because another one (or the same after a
 * restart) counts from zero and must not continue a list that it never sent.
 */
export function createEventLog(capacity: number, mark = randomBytes(6).toString('base64url')): EventLog {
  const ring: Buffer[] = []
  let count = 0
  let lastAtMs = Date.now()

  return {
    append: (event) => {
      const bytes = encodeMessage({ ...event, id: `${mark}.${count + 1}` })
      ring[count++ % capacity] = bytes
      lastAtMs = Date.now()
      return bytes
    },
    lastId: () => `${mark}.${count}`,
    quietMs: () => Date.now() - lastAtMs,
    since: (id) => {
      const [, ofMark, digits] = /^([\w-]+)\.(\d{1,15})$/.exec(id) ?? []
      const seen = Number(digits)
      if (ofMark !== mark || seen > count || seen < count - capacity) return undefined
      const missed: Buffer[] = []
      for (let i = seen; i < count; i++) missed.push(ring[i % capacity] as Buffer)
      return Buffer.concat(missed)
    },
  }
}
