import type { IncomingMessage, ServerResponse } from 'node:http'
import { lastForwarded, networkOf } from '#api/http/client-address.ts'
import { costOf, type Cost } from './cost.ts'
import { createLane, type Lane, type LaneLimits } from './lane.ts'
import { readBody } from './read-body.ts'
import { refuse } from './refuse.ts'

type Limited = Exclude<Cost, 'health'>
export type Lanes = Record<Limited, Omit<LaneLimits, 'perClient' | 'givesWay'> & { givesWayTo?: readonly Limited[] }>

const changes: readonly Limited[] = ['save', 'guest']

/**
 * A page keeps this one thread busy for some 15 ms, and a search keeps the database busy. So few of them run at the
 * same time and the others wait. While a change runs, hardly any page, search or sign-in starts.
 */
export const LANES: Lanes = {
  stream: { atOnce: 32, waiting: 20_000, patienceMs: 10_000 },
  save: { atOnce: 12, waiting: 300, patienceMs: 10_000 },
  guest: { atOnce: 6, waiting: 200, patienceMs: 10_000, perTurn: 2 },
  entry: { atOnce: 4, waiting: 100, patienceMs: 10_000, perTurn: 1, givesWayTo: changes },
  read: { atOnce: 12, waiting: 400, patienceMs: 8_000, perTurn: 6 },
  search: { atOnce: 3, waiting: 100, patienceMs: 8_000, perTurn: 1, givesWayTo: changes },
  page: { atOnce: 2, waiting: 150, patienceMs: 8_000, perTurn: 1, givesWayTo: changes },
}

export interface AdmissionOptions {
  /**
   * How many requests of each cost (except `stream`) one client may have running and waiting together. A client is a
   * session, or all strangers of one address (in IPv6, of one /64 network).
   */
  perClient: number
  streamsPerClient: number
  trustProxy: boolean
  /** The session that these cookies name, if it is valid here. */
  sessionOf: (cookies: string | undefined) => string | undefined
  lanes?: Lanes
  bodyBytes?: number
  /** The least delay of a refusal: a client that asks again immediately would keep us busy with refusals. */
  refusalMs?: number
  /** Called for each refusal, for the log. */
  onRefused?: (cost: Cost) => void
}

export interface Admission {
  /** Does the work now, or when there is room, or refuses it: then the answer says when to ask again. */
  admit: (request: IncomingMessage, response: ServerResponse, work: () => Promise<void>) => void
  lanes: Record<Limited, Lane>
  /** Tells the lanes that a client has connected. */
  noteConnection: () => void
}

/** At most this many request bodies may arrive at the same time. Each takes memory until it is complete. */
const mostArriving = 1_000

export function createAdmission(options: AdmissionOptions): Admission {
  const {
    perClient,
    streamsPerClient,
    trustProxy,
    sessionOf,
    bodyBytes = 64 * 1024,
    refusalMs = 750,
    onRefused,
  } = options
  const limits = Object.entries(options.lanes ?? LANES) as [Limited, Lanes[Limited]][]
  let connections = 0
  /**
   * Gives priority to people who save, and to a crowd that connects. Each turn of the thread accepts one connection.
   * With a page rendered in each turn, the last of the crowd waited for as many pages as there were people before them.
   */
  function givingWay(to: readonly Limited[]): () => boolean {
    let seen = connections
    return () => {
      const isCrowd = seen !== connections
      seen = connections
      return isCrowd || to.some((cost) => lanes[cost].running > 0)
    }
  }
  const lanes: Record<Limited, Lane> = Object.fromEntries(
    limits.map(([cost, { givesWayTo, ...lane }]) => [
      cost,
      createLane({
        ...lane,
        perClient: cost === 'stream' ? streamsPerClient : perClient,
        ...(givesWayTo && { givesWay: givingWay(givesWayTo) }),
      }),
    ]),
  ) as Record<Limited, Lane>
  const arriving = new Map<string, number>()
  let allArriving = 0

  function addressOf(request: IncomingMessage): string {
    const { 'x-forwarded-for': forwarded } = request.headers
    const behindProxy = trustProxy ? lastForwarded(forwarded?.toString()) : undefined
    return networkOf(behindProxy ?? request.socket.remoteAddress ?? '')
  }

  async function bodyArrives(request: IncomingMessage, client: string): Promise<boolean> {
    const before = arriving.get(client) ?? 0
    arriving.set(client, before + 1)
    allArriving++
    try {
      return await readBody(request, bodyBytes)
    } finally {
      allArriving--
      const left = (arriving.get(client) ?? 1) - 1
      if (left > 0) arriving.set(client, left)
      else arriving.delete(client)
    }
  }

  return {
    lanes,
    noteConnection: () => void connections++,
    admit: (request, response, work) => {
      const { method, url, socket } = request
      const session = sessionOf(request.headers.cookie)
      const cost = costOf({ method, url, isKnown: session !== undefined })
      if (cost === 'health') return void work()
      const client = session ?? addressOf(request)
      const turnAway = () => {
        onRefused?.(cost)
        // Spreads the refusals of a crowd over several turns of the thread.
        const later = refusalMs * (1 + Math.random() / 2)
        setTimeout(() => refuse(request, response, { asPage: cost === 'page' }), later)
      }
      const enter = () => {
        const leave = lanes[cost].enter({
          client,
          work: async () => {
            if (!socket.destroyed) await work()
          },
          refuse: turnAway,
        })
        if (leave) response.once('close', leave)
      }
      if (method === 'GET' || method === 'HEAD') return enter()
      if (allArriving >= mostArriving || (arriving.get(client) ?? 0) >= perClient) return turnAway()
      return void bodyArrives(request, client).then((isWhole) => isWhole && enter())
    },
  }
}
