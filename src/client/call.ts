import { createCookies } from './cookies.ts'
import type { ClientOptions } from './client-options.ts'
import type { Answer, CallOptions, Problem } from './client-types.ts'

const PAUSE_MS = 500
/** If the server asks for a longer wait than this, the caller gets the problem without another try. */
const LONGEST_WAIT_MS = 60_000
const PASSING = new Set([429, 502, 503, 504])

export const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
    if (signal?.aborted) stop()
  })

/** The wait in milliseconds. In `retry-after`, this server names seconds; a proxy may name a date. */
function waitOf(headers: Headers | undefined, attempt: number): number {
  const said = headers?.get('retry-after') ?? ''
  if (said === '') return PAUSE_MS * 2 ** attempt
  const seconds = Number(said)
  return Math.max(0, Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1_000)
}

const isPlain = (body: unknown) =>
  !(body instanceof FormData || body instanceof Uint8Array || body instanceof Blob || typeof body === 'string')

function readBody(response: Response): Promise<unknown> | undefined {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204) return undefined
  if (/[/+]json(?:;|$)/.test(type)) return response.json()
  return /^text\/|ndjson/.test(type) ? response.text() : response.arrayBuffer().then((bytes) => new Uint8Array(bytes))
}

export async function problemOf(response: Response): Promise<Problem> {
  const said = await Promise.resolve(readBody(response)).catch(() => undefined)
  const { status } = response
  if (typeof said === 'object' && said !== null && 'kind' in said) return said as Problem
  return { kind: 'unreadable', status, title: response.statusText, detail: '' }
}

export type Caller = ReturnType<typeof createCaller>

/**
 * Sends requests as this server expects them: with cookies, and with a key for each write that takes one. Repeats a
 * failed request after a pause where that is safe.
 */
export function createCaller(operations: Readonly<Record<string, string>>, options: ClientOptions) {
  const { url = '', token, retries = 3, championship } = options
  const always = { ...options.headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const ask = options.fetch ?? fetch
  const cookies = createCookies()

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers({ ...always, ...(init.headers as Record<string, string>) })
    const known = cookies.text()
    if (known !== '') headers.set('cookie', known)
    const response = await ask(`${url.replace(/\/$/, '')}${path}`, { ...init, headers })
    cookies.keep(response)
    return response
  }

  /**
   * The server stores a key together with the person. So a key of a visitor without a cookie or token protects nothing.
   */
  const isKnown = () => typeof document === 'object' || cookies.text() !== '' || 'authorization' in always

  async function call(name: string, { body, signal, key, ...values }: CallOptions = {}): Promise<Answer> {
    const [, method = '', keyed = '', pattern = ''] = /^(\w+)(!?) (.*)$/.exec(operations[name] ?? '') ?? []
    if (pattern === '') throw new TypeError(`no operation is called ${name}`)
    // Without an idempotency key, `key` is a parameter like others: stopping mail has one.
    const rest: Record<string, unknown> = { championship, ...(!keyed && { key }), ...values }
    const path = pattern.replaceAll(/\{(\w+)\}/g, (_all, parameter: string) => {
      const value = String(rest[parameter])
      delete rest[parameter]
      return encodeURIComponent(value)
    })
    const given = Object.entries(rest).flatMap(([at, value]) =>
      value === undefined ? [] : [[at, String(value as string | number)]],
    )
    const query = given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
    const init: RequestInit = {
      method,
      signal: signal ?? null,
      headers: {
        accept: 'application/json, */*',
        ...(body !== undefined && isPlain(body) && { 'content-type': 'application/json' }),
        ...(keyed && { 'idempotency-key': key ?? crypto.randomUUID() }),
      },
      ...(body !== undefined && { body: isPlain(body) ? JSON.stringify(body) : (body as BodyInit) }),
    }
    for (let attempt = 0; ; attempt++) {
      let response: Response | undefined
      try {
        response = await send(path + query, init)
      } catch (error) {
        if (signal?.aborted) throw error
      }
      if (response?.ok) return { ok: true, status: response.status, value: await readBody(response) }
      const status = response?.status ?? 0
      const problem: Problem = response
        ? await problemOf(response)
        : { kind: 'network', status, title: 'Network', detail: 'The server could not be reached.' }
      const isPassing = !response || PASSING.has(status) || response.headers.has('retry-after')
      const isSafe = status === 429 || method === 'GET' || (keyed !== '' && isKnown())
      const waitMs = waitOf(response?.headers, attempt)
      if (!isPassing || !isSafe || attempt >= retries || waitMs > LONGEST_WAIT_MS) return { ok: false, status, problem }
      await pause(waitMs, signal)
    }
  }
  return { call, send }
}
