export interface LaneLimits {
  /** Pieces of work that run at the same time. */
  atOnce: number
  /** Pieces of work that may wait for their turn; of more than that, some are refused. */
  waiting: number
  /** The most pieces of work that one client may have running and waiting together. */
  perClient: number
  /** Work that waited longer is refused: by then the client has probably given up or sent the request again. */
  patienceMs: number
  /**
   * How many may start before the event loop handles other requests. A page with cached data is rendered without a
   * pause: if a hundred started as they arrive, nothing else would be read. Undefined: no limit.
   */
  perTurn?: number
  /** While this returns true, because of more important work, at least `leastEveryMs` pass between two turns. */
  givesWay?: () => boolean
}

const leastEveryMs = 100
const lookAgainMs = 5

export interface Asker {
  client: string
  /** Settles when the work is done, even if nobody waits for its answer any longer. */
  work: () => Promise<void>
  refuse: () => void
}

export interface Lane {
  /** Starts the work now, refuses it, or queues it: then it returns a function that leaves the queue. */
  enter(asker: Asker): (() => void) | undefined
  readonly running: number
  readonly waiting: number
}

type Waiting = Asker & { sinceMs: number }

/**
 * Work of one cost. The queue takes clients in turn. When it is full, the client with the most entries loses one, or
 * the new request is refused: a client that sends a thousand requests delays only itself.
 */
export function createLane({ atOnce, waiting, perClient, patienceMs, perTurn, givesWay }: LaneLimits): Lane {
  const queues = new Map<string, Waiting[]>()
  const inLane = new Map<string, number>()
  let running = 0
  let queued = 0
  let begunAtMs = -Infinity

  function count(client: string, by: 1 | -1) {
    const left = (inLane.get(client) ?? 0) + by
    if (left > 0) inLane.set(client, left)
    else inLane.delete(client)
  }

  async function begin({ client, work }: Asker) {
    running++
    try {
      const working = work()
      // Not earlier: work without a pause has kept the thread until now.
      begunAtMs = performance.now()
      await working
    } finally {
      running--
      count(client, -1)
      fill()
    }
  }

  function drop(asker: Waiting): boolean {
    const queue = queues.get(asker.client)
    const at = queue?.indexOf(asker) ?? -1
    if (!queue || at < 0) return false
    queue.splice(at, 1)
    if (queue.length === 0) queues.delete(asker.client)
    queued--
    return true
  }

  function turnAway(asker: Waiting) {
    drop(asker)
    count(asker.client, -1)
    asker.refuse()
  }

  /** The client whose last turn is the longest ago; it moves to the end of the queue. */
  function next(): Waiting | undefined {
    for (const [client, queue] of queues) {
      const [first] = queue as [Waiting]
      drop(first)
      if (queue.length > 0) {
        queues.delete(client)
        queues.set(client, queue)
      }
      return first
    }
    return undefined
  }

  function startNext(most: number) {
    for (let started = 0; running < atOnce && started < most;) {
      const asker = next()
      if (!asker) return
      if (performance.now() - asker.sinceMs <= patienceMs) {
        started++
        void begin(asker)
      } else {
        count(asker.client, -1)
        asker.refuse()
      }
    }
  }

  const isHeldBack = () => givesWay?.() === true && performance.now() - begunAtMs < leastEveryMs

  let isTurnComing = false
  function takeTurn() {
    if (queued > 0 && isHeldBack()) {
      setTimeout(takeTurn, lookAgainMs)
      return
    }
    isTurnComing = false
    startNext(perTurn ?? Infinity)
    if (queued > 0 && running < atOnce) fill()
  }

  function fill() {
    if (perTurn === undefined) return startNext(Infinity)
    if (!isTurnComing) setImmediate(takeTurn)
    isTurnComing = true
    return undefined
  }

  function longest(): Waiting[] {
    let found: Waiting[] = []
    for (const queue of queues.values()) if (queue.length > found.length) found = queue
    return found
  }

  /** Whether one more of this client may wait. If the queue is full, refuses one of a client with at least two more. */
  function hasRoom(client: string): boolean {
    if (queued < waiting) return true
    const most = longest()
    if (most.length <= (queues.get(client)?.length ?? 0) + 1) return false
    turnAway(most.at(-1) as Waiting)
    return true
  }

  return {
    enter: (asker) => {
      const { client } = asker
      const startsNow = perTurn === undefined && running < atOnce
      if ((inLane.get(client) ?? 0) >= perClient || (!startsNow && !hasRoom(client))) {
        asker.refuse()
        return undefined
      }
      count(client, 1)
      if (startsNow) {
        void begin(asker)
        return undefined
      }
      const waiter = { ...asker, sinceMs: performance.now() }
      const queue = queues.get(client)
      if (queue) queue.push(waiter)
      else queues.set(client, [waiter])
      queued++
      fill()
      return () => {
        if (drop(waiter)) count(client, -1)
      }
    },
    get running() {
      return running
    },
    get waiting() {
      return queued
    },
  }
}
