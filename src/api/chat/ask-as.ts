import { idempotencyHeader } from '#contract/idempotency.ts'
import { languageCookie, type Language } from '#contract/language.ts'
import type { ProblemDocument } from '#contract/problem.ts'
import { personOfUser } from '#db/manager/manager.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { AppEnv, Drawing } from '#api/http/context.ts'
import { passingProblem } from '#api/http/passing-problem.ts'
import type { AskApp } from '#api/http/page.ts'

export type Asked = { ok: true; body: unknown } | { ok: false; problem: ProblemDocument | undefined; status: number }

const TOO_MANY = 429

/**
 * Asks the API as a person or a visitor, so that a chat shows and saves only what they could see and save in the app.
 * `get` and `send` throw `unavailable` for an answer of 429, or of 500 and above: it does not say what they may see.
 */
export interface AskAs {
  /** Reads in the given championship, else in the chat's. Undefined: the API refused. */
  get: <T>(path: string, championship?: string) => Promise<T | undefined>
  /** With a key, the API applies the change once, however often it is sent. */
  send: (method: 'POST' | 'PUT', path: string, body: object, key?: string) => Promise<Asked>
  /** The response as it is, for code that draws pictures. */
  fetch: (path: string) => Promise<Response>
}

interface Options {
  db: Kysely<Tables>
  askApp: AskApp
  site: string
  /** Undefined: as a visitor without an account. Null: the member is gone. */
  userId: string | null | undefined
  language: Language
  championship?: string | undefined
}

const withChampionship = (address: URL, championship: string | undefined): URL => {
  if (championship !== undefined) address.searchParams.set('championship', championship)
  return address
}

/** BT4: nobody is an operator in a chat. Returns undefined if the person is gone. */
export async function askAs({ db, askApp, site, userId, language, championship }: Options): Promise<AskAs | undefined> {
  const person = userId ? await personOfUser(db, userId) : undefined
  if (userId !== undefined && !person) return undefined
  const viewer = person && { ...person, isOperator: false, sessionId: '', signedInAtMs: 0 }
  const drawing: Drawing = { person: Promise.resolve(viewer) }
  const ask = async (path: string, init: RequestInit = {}, of = championship) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', `${languageCookie}=${language}`)
    const address = withChampionship(new URL(path, site), of)
    return askApp(address.href, { ...init, headers }, { drawing } as AppEnv['Bindings'])
  }
  const mustAnswer = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    if (answer.status >= 500 || answer.status === TOO_MANY) throw passingProblem('unavailable')
    return answer
  }
  return {
    fetch: (path) => ask(path),
    get: async <T>(path: string, of?: string) => {
      const answer = await mustAnswer(path, {}, of)
      return answer.ok ? ((await answer.json()) as T) : undefined
    },
    send: async (method: 'POST' | 'PUT', path: string, body: object, key?: string) => {
      const headers = { 'content-type': 'application/json', ...(key !== undefined && { [idempotencyHeader]: key }) }
      const answer = await mustAnswer(path, { method, headers, body: JSON.stringify(body) })
      if (answer.ok) return { ok: true, body: (await answer.json()) as unknown }
      const problem = (await answer.json().catch(() => undefined)) as ProblemDocument | undefined
      return { ok: false, problem, status: answer.status }
    },
  }
}
