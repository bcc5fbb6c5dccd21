import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { siteUrl } from './cluster-places.mjs'

const patienceMs = 10_000
const againMs = 250

const newKey = () => randomBytes(18).toString('base64url')

/** Answers after which a client repeats the request with the same key. */
const isPassing = (status, headers) => status >= 500 || status === 429 || headers.has('retry-after')

/** A person with a browser: keeps cookies, and repeats every write with its key until it gets a final answer. */
export function createPerson() {
  const cookies = new Map()

  async function send(method, path, { body, key } = {}) {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(siteUrl + path, { method, headers, body: body && JSON.stringify(body), signal })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
      cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
  }

  return {
    /** The body of an answer with status 200, otherwise undefined. */
    get: async (path) => {
      const answer = await send('GET', path).catch(() => undefined)
      return answer?.status === 200 ? answer.body : undefined
    },
    /**
     * Returns the first answer that is no reason to repeat the request, or undefined if `isOver` becomes true before
     * that.
     */
    write: async (method, path, { body, isOver = () => false }) => {
      const key = newKey()
      while (!isOver()) {
        const answer = await send(method, path, { body, key }).catch(() => undefined)
        if (answer && !isPassing(answer.status, answer.headers)) return answer
        await pause(againMs)
      }
      return undefined
    },
  }
}
