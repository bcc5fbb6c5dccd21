import type { Context } from 'hono'
import { CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import { unknownServer, type ServerView } from '#contract/server-view.ts'
import { copyOfPage, keepHeader } from '#contract/keep-page.ts'
import type { Language, Theme } from '#contract/language.ts'
import type { AppEnv, Drawing } from './context.ts'
import { isPassing, type PassingKind } from './passing-problem.ts'
import { sendUnavailable } from './send-unavailable.ts'

/** What a page must know of the server before it is drawn. */
export interface ServerFacts {
  /** Whether there is more than one championship to choose from. */
  hasSeveral: boolean
  /** Whether nothing is played here yet. */
  isEmpty: boolean
  /** IM23: codes of countries by the names of their teams, where the championship is one of national teams. */
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
  /** Told which page it is: `/partidas/$id`. */
  onRoute: (pattern: string) => void
  onError: (error: unknown) => void
}

export type RenderPage = (input: PageInput) => Promise<Response>

/** The app itself, by which a page that is drawn here asks for its data. */
export type AskApp = (address: string, init: RequestInit, env: AppEnv['Bindings']) => Response | Promise<Response>

interface PageServer {
  renderPage: RenderPage
  askApp: AskApp
  serverFacts: (championship: string | undefined) => Promise<ServerFacts>
}

const unknownFacts: ServerFacts = { hasSeveral: false, isEmpty: false, nations: {}, server: unknownServer }

/** The visitor left: nobody will see this status, which is only for the log. */
const left = () => new Response(null, { status: 499 })

/** What the answer itself says is the matter. */
async function kindOf(answer: Response): Promise<PassingKind> {
  const document = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { kind?: unknown }
  return isPassing(document.kind) ? document.kind : 'unavailable'
}

/**
 * A page, drawn with what the API answers to this very visitor. Drawing stops when he leaves, and when the API cannot
 * answer for the moment: then the page says so.
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
      // By the name that the visitor used: behind TLS his cookie is called otherwise.
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
        // Without the database the page says so by itself.
        ...(await serverFacts(c.req.query(CHAMPIONSHIP_PARAMETER)).catch(() => unknownFacts)),
        onRoute: (pattern) => c.set('pagePattern', pattern),
        onError: (error) => c.get('log').error({ err: error }, 'page failed'),
        fetchApi,
      })
      if (unavailable.signal.aborted) return sendUnavailable(c, kind)
      // A session that was renewed while the page was drawn must be renewed in the browser too; but nobody waits for a copy,
      // and who has signed in meanwhile must not become by it who he was.
      if (c.req.header(keepHeader) !== copyOfPage) for (const line of cookies) page.headers.append('set-cookie', line)
      return page
    } catch (error) {
      if (visitor.aborted) return left()
      if (unavailable.signal.aborted) return sendUnavailable(c, kind)
      throw error
    }
  }
}
