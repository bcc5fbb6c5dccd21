import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { DrawPicture, PictureAnswer } from '#api/picture/picture-routes.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { PictureAsked } from '#web/pictures/card-of.ts'
import type { Drawn, Order } from './picture-worker.ts'

const keptBytes = 32 * 1024 * 1024
/** One is drawn at a time; who comes when so many wait is asked to come back. */
const mostWaiting = 60
const idleMs = 60_000
/** So long a picture shows what it showed when it was last looked up: whoever fetched it keeps it for minutes anyway. */
const freshMs = 5_000
const mostFresh = 1_000

interface Options {
  cardOf: (asked: PictureAsked) => Promise<Card | undefined>
  workerFile: URL
  log: Logger
  nowMs: () => number
}

interface Waiter {
  resolve: (png: Uint8Array) => void
  reject: (error: Error) => void
}

/** Draws in a thread of its own, which goes when nobody has asked for a while, and keeps what it drew by what it shows. */
export function createPictures({ cardOf, workerFile, log, nowMs }: Options) {
  const kept = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  const waiters = new Map<number, Waiter>()
  const fresh = new Map<string, { digest: string; untilMs: number }>()
  let size = 0
  let lastId = 0
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function lose(error: Error) {
    worker = undefined
    for (const { reject } of waiters.values()) reject(error)
    waiters.clear()
  }

  function hear(drawn: Drawn) {
    const waiter = waiters.get(drawn.id)
    waiters.delete(drawn.id)
    if ('png' in drawn) waiter?.resolve(drawn.png)
    else waiter?.reject(new Error(drawn.problem))
  }

  function start(): Worker {
    const made = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    made.on('message', hear)
    made.on('error', (error: Error) => {
      log.error({ err: error }, 'the thread that draws pictures has died')
      lose(error)
    })
    made.unref()
    return made
  }

  function send(card: Card): Promise<Uint8Array> {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (waiters.size > 0) return
      void worker?.terminate()
      worker = undefined
    }, idleMs).unref()
    const thread = (worker ??= start())
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      waiters.set(id, { resolve, reject })
      thread.postMessage({ id, card } satisfies Order, [])
    })
  }

  function keep(digest: string, png: Uint8Array) {
    kept.set(digest, png)
    size += png.byteLength
    for (const [oldest, bytes] of kept) {
      if (size <= keptBytes) break
      kept.delete(oldest)
      size -= bytes.byteLength
    }
  }

  async function drawn(digest: string, card: Card): Promise<Uint8Array> {
    try {
      const png = await send(card)
      keep(digest, png)
      return png
    } finally {
      underWay.delete(digest)
    }
  }

  const addressOf = ({ language, path, search }: PictureAsked) => `${language} ${path}?${search}`

  /** What is kept of it, when it is known what it shows. */
  function keptOf(digest: string, known: string | undefined): PictureAnswer | undefined {
    if (known === digest) return { kind: 'known', digest }
    const png = kept.get(digest)
    return png && { kind: 'picture', digest, png }
  }

  function note(address: string, digest: string) {
    fresh.delete(address)
    fresh.set(address, { digest, untilMs: nowMs() + freshMs })
    for (const oldest of fresh.keys()) {
      if (fresh.size <= mostFresh) break
      fresh.delete(oldest)
    }
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
    const begun = underWay.get(digest)
    if (!begun && underWay.size >= mostWaiting) return { kind: 'busy' }
    const drawing = begun ?? drawn(digest, card)
    underWay.set(digest, drawing)
    return { kind: 'picture', digest, png: await drawing }
  }

  return {
    draw,
    close: async () => {
      clearTimeout(idle)
      await worker?.terminate()
    },
  }
}
