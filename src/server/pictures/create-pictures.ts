import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { DrawPicture, PictureAnswer, PictureRequest } from '#api/picture/picture-routes.ts'
import { createThread, TooSlow } from '#server/thread/create-thread.ts'
import type { Card } from '#web/pictures/drawing/card.ts'

const constantBytes = 32 * 1024 * 1024
/** One picture is drawn at a time. If this many are drawn or wait, whoever requests another is asked to come back. */
const mostWaiting = 60
/** For this long a picture is answered without a new lookup of its content, unless people may see less since then. */
const freshMs = 5_000
const mostFresh = 1_000
/** The limit for drawing one picture, which usually takes a tenth of a second. */
const drawingMs = 5_000
/** A picture that took too long is not tried again for this long. */
const shunnedMs = 600_000

interface Options {
  cardOf: (asked: PictureRequest) => Promise<Card | undefined>
  workerFile: URL
  log: Logger
  nowMs: () => number
  limitMs?: number
}

const slow = (forMs: number): PictureAnswer => ({ kind: 'slow', retryAfterSeconds: Math.ceil(forMs / 1000) })

function dropOldest(map: Map<string, unknown>) {
  for (const oldest of map.keys()) {
    if (map.size <= mostFresh) return
    map.delete(oldest)
  }
}

/** Draws in a thread of its own and caches pictures by their content. */
export function createPictures({ cardOf, workerFile, log, nowMs, limitMs = drawingMs }: Options) {
  const kept = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  const thread = createThread<Card, Uint8Array>({
    file: workerFile,
    name: 'pictures',
    log,
    limitMs,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const fresh = new Map<string, { digest: string; untilMs: number }>()
  const shunned = new Map<string, number>()
  let size = 0

  function keep(digest: string, png: Uint8Array) {
    kept.set(digest, png)
    size += png.byteLength
    for (const [oldest, bytes] of kept) {
      if (size <= constantBytes) break
      kept.delete(oldest)
      size -= bytes.byteLength
    }
  }

  async function drawn(digest: string, card: Card): Promise<Uint8Array> {
    try {
      const png = await thread.ask(card)
      keep(digest, png)
      return png
    } finally {
      underWay.delete(digest)
    }
  }

  function shun(digest: string): PictureAnswer {
    shunned.delete(digest)
    shunned.set(digest, nowMs() + shunnedMs)
    dropOldest(shunned)
    return slow(shunnedMs)
  }

  const addressOf = ({ doors, language, path, search }: PictureRequest) => `${doors} ${language} ${path}?${search}`

  /** The cached picture, if its content is known. */
  function keptOf(digest: string, known: string | undefined): PictureAnswer | undefined {
    if (known === digest) return { kind: 'known', digest }
    const png = kept.get(digest)
    return png && { kind: 'picture', digest, png }
  }

  function note(address: string, digest: string) {
    fresh.delete(address)
    fresh.set(address, { digest, untilMs: nowMs() + freshMs })
    dropOldest(fresh)
  }

  const draw: DrawPicture = async (asked) => {
    const address = addressOf(asked)
    const last = fresh.get(address)
    const atOnce = last && nowMs() < last.untilMs ? keptOf(last.digest, asked.known) : undefined
    if (atOnce) return atOnce
    const card = await cardOf(asked)
    if (!card) return { kind: 'missing' }
    const digest = createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 22)
    note(address, digest)
    const answer = keptOf(digest, asked.known)
    if (answer) return answer
    const shunnedForMs = (shunned.get(digest) ?? 0) - nowMs()
    if (shunnedForMs > 0) return slow(shunnedForMs)
    const begun = underWay.get(digest)
    if (!begun && underWay.size >= mostWaiting) return { kind: 'busy' }
    const drawing = begun ?? drawn(digest, card)
    underWay.set(digest, drawing)
    try {
      return { kind: 'picture', digest, png: await drawing }
    } catch (error) {
      if (!(error instanceof TooSlow)) throw error
      return shun(digest)
    }
  }

  return { draw, close: thread.close }
}
