import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { WebhookAnswer } from '#db/webhook/delivery.ts'
import { isWebhookAddress } from '#domain/webhook/webhook-address.ts'
import type { NoAnswer } from '#domain/webhook/judge-answer.ts'
import { isPublicAddress } from './public-address.ts'

export interface WebhookMessage {
  address: string
  headers: Record<string, string>
  body: string
}

export type PostWebhook = (message: WebhookMessage) => Promise<WebhookAnswer>

/** WH8: the longest wait for an answer, and how much of it is read. */
const TIMEOUT_MS = 5_000
const MOST_BYTES = 64 * 1024
/** This much of the answer is stored, for anyone who looks for a mistake. */
const KEPT_CHARACTERS = 500

class Refused extends Error {
  readonly why: NoAnswer
  constructor(why: NoAnswer) {
    super(why)
    this.why = why
  }
}

/**
 * WH8: the address to connect to. This looks the name up once and checks all its addresses. The request then uses the
 * one returned, so the name cannot mean another a moment later.
 */
async function publicHost(hostname: string): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await lookup(bare, { all: true })
  const [first] = found
  if (!first || !found.every(({ address }) => isPublicAddress(address))) throw new Refused('private_address')
  return first
}

async function beginningOf(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MOST_BYTES) break
  }
  // The text is never cut inside a character. NULs are removed, because PostgreSQL cannot store them.
  const letters = Array.from(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''))
  return letters.slice(0, KEPT_CHARACTERS).join('')
}

interface Options {
  /** Hosts with their port that the configuration names: they may be private, and be reached without encryption. */
  hosts: readonly string[]
  timeoutMs?: number
}

/** Sends one message. Follows no redirect, keeps no connection, and reads no more than the limit. */
export function createWebhookPost({ hosts, timeoutMs = TIMEOUT_MS }: Options): PostWebhook {
  const parse = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

  async function post({ address, headers, body }: WebhookMessage, signal: AbortSignal) {
    if (!isWebhookAddress(address, { parse, hosts })) throw new Refused('not_allowed')
    const url = new URL(address)
    const target = hosts.includes(url.host) ? undefined : await publicHost(url.hostname)
    signal.throwIfAborted()
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http
      const sent = request(
        url,
        {
          method: 'POST',
          agent: false,
          signal,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          ...(target && {
            lookup: (_name, options, callback) =>
              options.all ? callback(null, [target]) : callback(null, target.address, target.family),
          }),
        },
        (response) => {
          beginningOf(response)
            .then((text) => resolve({ status: response.statusCode ?? 0, text }))
            .catch(reject)
            .finally(() => sent.destroy())
        },
      )
      sent.once('error', reject)
      sent.end(body)
    })
  }

  return async (message) => {
    const start = performance.now()
    const signal = AbortSignal.timeout(timeoutMs)
    const tookMs = () => Math.round(performance.now() - start)
    // A slow name server does not look at the signal.
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    try {
      const { status, text } = await Promise.race([post(message, signal), late])
      return { status, failure: null, tookMs: tookMs(), text }
    } catch (error) {
      const failure = error instanceof Refused ? error.why : signal.aborted ? 'timeout' : 'unreachable'
      return { status: null, failure, tookMs: tookMs(), text: '' }
    }
  }
}
