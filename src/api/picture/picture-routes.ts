import { Hono, type Context } from 'hono'
import { isLanguage, type Language } from '#contract/language.ts'
import { networkOf } from '#api/http/client-address.ts'
import type { AppEnv } from '#api/http/context.ts'
import { httpProblem } from '#api/http/http-problems.ts'
import { passingProblem } from '#api/http/passing-problem.ts'
import { sendProblem } from '#api/http/send-problem.ts'
import { CHAMPIONSHIP_PARAMETER } from '#contract/championship-address.ts'
import type { AskApp, ServerFacts } from '#api/http/page.ts'
import { createPictureLimit } from './picture-limit.ts'

export interface PictureRequest {
  /** The path of the page that the picture shows. */
  path: string
  search: URLSearchParams
  language: Language
  /** The API as a visitor without a cookie sees it. */
  fetchApi: (path: string) => Promise<Response>
  /** IM23: country codes by team name, for championships of national teams. */
  nations: ServerFacts['nations']
  /** The digest of the picture that the client already has. */
  known: string | undefined
  /** The version of the access rights: changes whenever anybody may see less than before (CP4). */
  doors: string
}

export type PictureAnswer =
  | { kind: 'picture'; digest: string; png: Uint8Array }
  | { kind: 'known'; digest: string }
  | { kind: 'missing' }
  | { kind: 'busy' }
  /** Drawing took too long. The server does not try again before this time. */
  | { kind: 'slow'; retryAfterSeconds: number }

export type DrawPicture = (asked: PictureRequest) => Promise<PictureAnswer>

const homeFile = '/inicio'
/** A chat requests a few pictures for a message. A client that collects many has to wait. */
const PER_MINUTE = 120

function askedOf(c: Context<AppEnv>, askApp: AskApp): Omit<PictureRequest, 'doors' | 'nations'> | undefined {
  const { pathname, searchParams } = new URL(c.req.url)
  const [, path] = /^\/imagens(\/[a-z0-9/-]{1,80})\.png$/.exec(pathname) ?? []
  if (path === undefined) return undefined
  const language = searchParams.get('lang') ?? ''
  const { origin } = c.get('client')
  return {
    path: path === homeFile ? '/' : path,
    search: searchParams,
    language: isLanguage(language) ? language : c.get('language'),
    // Sends no cookie, so the picture shows only what everybody may see.
    fetchApi: async (address) => askApp(new URL(address, origin).href, {}, c.env),
    known: /^"([\w-]{22})"$/.exec(c.req.header('if-none-match') ?? '')?.[1],
  }
}

interface PictureFacts {
  draw: DrawPicture
  askApp: AskApp
  serverFacts: (championship: string | undefined) => Promise<ServerFacts>
  /** The version of the list of championships and of who may see them. */
  doors: () => string
}

/** Chats show `/imagens/partidas/7.png` for a link to `/partidas/7`. */
export function pictureRoutes({ draw, askApp, serverFacts, doors }: PictureFacts) {
  const limit = createPictureLimit({ most: PER_MINUTE, windowMs: 60_000, nowMs: () => performance.now() })
  return new Hono<AppEnv>().get('/imagens/*', async (c) => {
    const asked = askedOf(c, askApp)
    const refused = asked && limit.take(networkOf(c.get('client').ip))
    if (refused) return sendProblem(c, httpProblem('too_many_requests', { facts: refused }))
    if (!asked) return sendProblem(c, httpProblem('not_found'))
    const { nations } = await serverFacts(asked.search.get(CHAMPIONSHIP_PARAMETER) ?? undefined)
    const answer = await draw({ ...asked, nations, doors: doors() })
    if (answer.kind === 'missing') return sendProblem(c, httpProblem('not_found'))
    if (answer.kind === 'busy') return sendProblem(c, passingProblem('busy'))
    if (answer.kind === 'slow') {
      const { retryAfterSeconds } = answer
      return sendProblem(c, httpProblem('timed_out', { facts: { retryAfterSeconds } }))
    }
    // Revalidated each time: a cache on the way must not show a championship that has turned private.
    const headers = { etag: `"${answer.digest}"`, 'cache-control': 'public, no-cache' }
    if (answer.kind === 'known') return c.body(null, 304, headers)
    return c.body(answer.png as Uint8Array<ArrayBuffer>, 200, { ...headers, 'content-type': 'image/png' })
  })
}
