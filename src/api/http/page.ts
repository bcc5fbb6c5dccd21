import type { Context } from 'hono'
import { CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import { unknownServer, type ServerView } from '#contract/server-view.ts'
import { copyOfPage, keepHeader } from '#contract/keep-page.ts'
import type { Language, Theme } from '#contract/language.ts'
import type { AppEnv, Drawing } from './context.ts'
import { isPassing, type PassingKind } from './passing-problem.ts'
import { sendUnavailable } from './send-unavailable.ts'

/** What a page must know about the server before it is drawn. */
export interface ServerFacts {
  /** Whether this server has several championships in use, public or private. */
  hasSeveral: boolean
  /** Whether no championship of this server has a season yet. */
  isEmpty: boolean
  /** IM23: country codes by team name, for championships of national teams. */
  nations: Readonly<Record<string, string>>
  server: ServerView
}

export interface PageInput extends ServerFacts {
  request: Request
  nonce: string
  language: Language
  theme: Theme
  origin: string
  requestId: string
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>
  /** Receives the pattern of the page, such as `/partidas/$id`. */
  onRoute: (pattern: string) => void
  onError: (error: unknown) => void
}

export type RenderPage = (input: PageInput) => Promise<Response>

/** Calls our own app inside this process: pages, forms, frames and chats request their data with it. */
export type AskApp = (address: string, init: RequestInit, env: AppEnv['Bindings']) => Response | Promise<Response>

interface PageServer {
  renderPage: RenderPage
  askApp: AskApp
  serverFacts: (championship: string | undefined) => Promise<ServerFacts>
}

const unknownFacts: ServerFacts = { hasSeveral: false, isEmpty: false, nations: {}, server: unknownServer }

/** The visitor left. Nobody sees this status: it is only for the log. */
const left = () => new Response(null, { status: 499 })

/** The kind of passing problem that the answer names, or `unavailable`. */
async function kindOf(answer: Response): Promise<PassingKind> {
  const document = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { kind?: unknown }
  return isPassing(document.kind) ? document.kind : 'unavailable'
}

/**
 * Draws a page with what the API answers to this visitor. Drawing stops when the visitor leaves. If the API cannot
 * answer at the moment, the page says so.
 */
export function servePage({ renderPage, askApp, serverFacts }: PageServer) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const cookie = c.req.header('cookie')
    const { origin } = c.get('client')
    const cookies = new Set<string>()
    const visitor = c.req.raw.signal
    const unavailable = new AbortController()
    let kind: PassingKind = 'unavailable'
    const signal = AbortSignal.any([visitor, unavailable.signal])
    const drawing: Drawing = {}
    const fetchApi = async (path: string, init?: RequestInit) => {
      signal.throwIfAborted()
      const headers = new Headers(init?.headers)
      if (cookie) headers.set('cookie', cookie)
      // With the origin that the visitor used, because the cookie has another name behind TLS.
      const answer = await askApp(new URL(path, origin).href, { ...init, headers }, { ...c.env, drawing })
      for (const line of answer.headers.getSetCookie()) cookies.add(line)
      if (answer.status === 503) {
        kind = await kindOf(answer)
        unavailable.abort()
      }
      return answer
    }
    try {
      signal.throwIfAborted()
      const page = await renderPage({
        request: new Request(c.req.url, { headers: c.req.raw.headers, signal }),
        nonce: c.get('nonce'),
        language: c.get('language'),
        theme: c.get('theme'),
        origin: c.get('site'),
        requestId: c.get('requestId'),
        // Without the database, the page itself explains what is wrong.
        ...(await serverFacts(c.req.query(CHAMPIONSHIP_PARAMETER)).catch(() => unknownFacts)),
        onRoute: (pattern) => c.set('pagePattern', pattern),
        onError: (error) => c.get('log').error({ err: error }, 'page failed'),
        fetchApi,
      })
      if (unavailable.signal.aborted) return sendUnavailable(c, kind)
      // If drawing renewed the session, the browser needs the new cookie. But not for a background copy: it could
      // replace the cookie of somebody who has signed in meanwhile.
      if (c.req.header(keepHeader) !== copyOfPage) for (const line of cookies) page.headers.append('set-cookie', line)
      return page
    } catch (error) {
      if (visitor.aborted) return left()
      if (unavailable.signal.aborted) return sendUnavailable(c, kind)
      throw error
    }
  }
}
