import { randomBytes } from 'node:crypto'
import type { Device, PersonState } from './chronicle.ts'
import { Failure } from './failure.ts'
import type { Trace } from './trace.ts'

export interface Answer<T = Record<string, unknown>> {
  status: number
  headers: Headers
  body: T
}

const patienceMs = 30_000

export interface Request {
  method: string
  path: string
  body?: unknown
  form?: FormData
  /** The idempotency key. The server applies several writes with one key once. */
  key?: string
  headers?: Readonly<Record<string, string>>
}

interface Sender {
  url: string
  trace: Trace
  /** During an accident, status 503 with `Retry-After` is allowed. */
  mayBeAway: () => boolean
}

function remember(device: Device, lines: string[]) {
  for (const line of lines) {
    const [pair = ''] = line.split(';')
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    if (value === '' || /max-age=0/i.test(line)) delete device.cookies[name]
    else device.cookies[name] = value
  }
}

export const cookieLine = ({ cookies }: Device): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** Any answer of 500 or above fails the run, except 503 with `Retry-After` while an accident of ours allows it. */
function refuseFailures({ method, path }: Request, { status, headers, body }: Answer<unknown>, mayBeAway: boolean) {
  if (status < 500) return
  if (status === 503 && headers.has('retry-after') && mayBeAway) return
  throw new Failure('server error', `${method} ${path} answered ${status}: ${JSON.stringify(body).slice(0, 500)}`)
}

/** One browser of one person. Every answer is checked. A refusal is a valid answer. */
export function createClient(person: PersonState, device: Device, { url, trace, mayBeAway }: Sender) {
  async function send<T = Record<string, unknown>>(request: Request): Promise<Answer<T>> {
    const { method, path, body, form, key } = request
    const headers = new Headers({ ...request.headers, 'x-forwarded-for': person.address, origin: url })
    const cookie = cookieLine(device)
    if (cookie) headers.set('cookie', cookie)
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (method !== 'GET') headers.set('idempotency-key', key ?? randomBytes(18).toString('base64url'))
    const response = await fetch(url + path, {
      method,
      headers,
      signal: AbortSignal.timeout(patienceMs),
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(({ message, cause }: Error) => {
      const why = cause instanceof Error ? cause.message : message
      throw new Failure('server error', `${method} ${path} got no answer: ${why}`)
    })
    remember(device, response.headers.getSetCookie())
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, body: parse(text) as T }
    trace.note({ person: person.name, request, status: response.status })
    refuseFailures(request, answer, mayBeAway())
    return answer
  }
  /** For requests that must succeed: any status that is not a success is a failure. */
  async function take<T>(request: Request): Promise<T> {
    const { status, body } = await send<T>(request)
    if (status >= 300)
      throw new Failure(
        'refused',
        `${person.name}: ${request.method} ${request.path} answered ${status}: ${JSON.stringify(body).slice(0, 500)}`,
      )
    return body
  }
  return {
    person,
    send,
    take,
    get: <T>(path: string) => take<T>({ method: 'GET', path }),
  }
}
export type Client = ReturnType<typeof createClient>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
