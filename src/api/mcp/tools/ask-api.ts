import type { ProblemDocument } from '#contract/problem.ts'

/** One request to the API as the assistant's person: inside this process, or over the network. */
export type SendRequest = (path: string, init: RequestInit) => Response | Promise<Response>

/** A refusal by the API, with the API's own problem document. */
export class ApiRefusal extends Error {
  readonly problem: Partial<ProblemDocument> & { kind: string }
  readonly status: number
  constructor(status: number, problem: Partial<ProblemDocument> & { kind: string }) {
    super(problem.detail ?? problem.kind)
    this.status = status
    this.problem = problem
  }
}

type Values = Readonly<Record<string, string | number | undefined>>

export interface Api {
  read: <T>(path: string, query?: Values) => Promise<T>
  send: <T>(method: 'POST' | 'PUT', path: string, body: unknown, query?: Values) => Promise<T>
}

function addressOf(path: string, query: Values): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

async function problemOf(response: Response): Promise<Partial<ProblemDocument> & { kind: string }> {
  const said: unknown = await response.json().catch(() => undefined)
  return typeof said === 'object' && said !== null && 'kind' in said
    ? (said as Partial<ProblemDocument> & { kind: string })
    : { kind: 'unreadable', detail: `The server answered ${response.status}.` }
}

/** MC1: every tool asks the API with the token, which decides what is allowed. */
export function createApi(send: SendRequest): Api {
  async function ask<T>(path: string, init: RequestInit): Promise<T> {
    const response = await send(path, init)
    if (!response.ok) throw new ApiRefusal(response.status, await problemOf(response))
    return (await response.json()) as T
  }
  return {
    read: (path, query = {}) => ask(addressOf(path, query), { method: 'GET' }),
    send: (method, path, body, query = {}) =>
      ask(addressOf(path, query), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
