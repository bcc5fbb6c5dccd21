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
  /** Of the page that the picture stands for. */
  path: string
  search: URLSearchParams
  language: Language
  /** The API as a visitor sees it. */
  fetchApi: (path: string) => Promise<Response>
  /** IM23: codes of countries by the names of their teams, where the championship is one of national teams. */
  nations: ServerFacts['nations']
  /** What the asker has of it already. */
  known: string | undefined
  /** Another one whenever somebody may see less than before (CP4). */
  doors: string
}

export type PictureAnswer =
  | { kind: 'picture'; digest: string; png: Uint8Array }
  | { kind: 'known'; digest: string }
  | { kind: 'missing' }
  | { kind: 'busy' }
  /** Drawing it took too long; it is not tried again before. */
  | { kind: 'slow'; retryAfterSeconds: number }

export type DrawPicture = (asked: PictureRequest) => Promise<PictureAnswer>

const homeFile = '/inicio'
/** A chat shows a few at once; whoever collects them waits. */
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
    // No cookie goes along: whatever is drawn, anybody may see.
    fetchApi: async (address) => askApp(new URL(address, origin).href, {}, c.env),
    known: /^"([\w-]{22})"$/.exec(c.req.header('if-none-match') ?? '')?.[1],
  }
}

interface PictureFacts {
  draw: DrawPicture
  askApp: AskApp
  serverFacts: (championship: string | undefined) => Promise<ServerFacts>
  /** The version of which championships there are, and who may see them. */
  doors: () => string
}

/** `/imagens/partidas/7.png` stands for the page `/partidas/7` where its address is shown in a chat. */
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
    // Requested for again each time: a cache on the way must not show a championship that has turned private.
    const headers = { etag: `"${answer.digest}"`, 'cache-control': 'public, no-cache' }
    if (answer.kind === 'known') return c.body(null, 304, headers)
    return c.body(answer.png as Uint8Array<ArrayBuffer>, 200, { ...headers, 'content-type': 'image/png' })
  })
}
