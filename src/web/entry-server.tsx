import { isProblem } from '#web/base/is-problem.ts'
import { renderToReadableStream } from 'react-dom/server'
import type { Language, Theme } from '#contract/language.ts'
import { unknownServer, type ServerView } from '#contract/server-view.ts'
import { ApiProblem, type FetchApi } from './base/api-client.ts'
import type { AppContext } from './base/app-context.ts'
import { nameClubs } from './base/name-clubs.ts'
import { clubNamesIn } from './copy/format/nation-name.ts'
import { formatIn } from './copy/format/format.ts'
import { loadCatalogue } from './copy/load-catalogue.ts'
import { documentParts } from './document/document-parts.ts'
import { failureDocument } from './document/failure-document.ts'
import { offlineHeaders } from './document/offline-headers.ts'
import { pageDataOf } from './document/page-data.ts'
import { pageScripts } from './document/page-scripts.ts'
import type { PageAssets } from './document/page-assets.ts'
import { keepHeader } from '#contract/keep-page.ts'
import { championshipIn, fetchIn } from './base/championship.ts'
import { createQueryClient } from './base/query-client.ts'
import { viewerOnce, viewerQuery } from './base/viewer-query.ts'
import { AppView, createAppRouter } from './app-router.tsx'
import { openPage, type Router } from './router/router.ts'

export interface PageInput {
  request: Request
  nonce: string
  language: Language
  theme: Theme
  assets: PageAssets
  /** Calls the API in this process with the visitor's cookies. */
  fetchApi: FetchApi
  /** The public address for canonical links: `https://craque.example`. */
  origin: string
  requestId?: string
  hasSeveral?: boolean
  isEmpty?: boolean
  nations?: Readonly<Record<string, string>>
  server?: ServerView
  /** Gets the route's pattern, which unlike the address contains no secret. */
  onRoute?: (pattern: string) => void
  /** Gets the error if a page could not be rendered at all. The visitor then sees a plain page with the request id. */
  onError?: (error: unknown) => void
}

/** Whether the championship does not exist for this visitor, who is then sent to the list and may enter with a code. */
async function isUnknown(context: AppContext): Promise<boolean> {
  await viewerOnce(context)
  const error = context.queryClient.getQueryState(viewerQuery(context.fetchApi).queryKey)?.error
  return isProblem(error, 'championship_unknown')
}

export async function renderPage(input: PageInput): Promise<Response> {
  const { request, nonce, language, theme, assets, origin, requestId } = input
  const championship = championshipIn(new URL(request.url).search)
  const clubNames = clubNamesIn(language, input.nations ?? {})
  const fetchApi = nameClubs(fetchIn(championship, input.fetchApi), () => clubNames)
  const copy = await loadCatalogue(language)
  const context: AppContext = {
    queryClient: createQueryClient(),
    fetchApi,
    championship,
    hasSeveral: input.hasSeveral ?? false,
    isEmpty: input.isEmpty ?? false,
    clubNames,
    server: input.server ?? unknownServer,
    language,
    copy,
    format: formatIn(language),
    theme,
    origin,
    renderedAtMs: Date.now(),
    requestId,
    isKept: request.headers.has(keepHeader),
    parts: documentParts({ assets }),
  }
  if (championship && (await isUnknown(context)))
    return new Response(null, {
      status: 302,
      headers: { location: `/campeonatos?desconhecido=${encodeURIComponent(championship)}` },
    })
  const router = createAppRouter({ context, nonce })
  try {
    const url = new URL(request.url)
    const { route } = router.addresses.plan(router.addresses.read(url))
    if (route) input.onRoute?.(route.path)
    const led = await openPage(router, url)
    request.signal.throwIfAborted()
    if (led) return new Response(null, { status: led.status, headers: { location: led.href } })
    return await drawPage(router, input)
  } catch (error) {
    if (request.signal.aborted) throw error
    input.onError?.(error)
    const html = failureDocument({ copy, language, theme, nonce, css: assets.css, requestId })
    return new Response(html, { status: 500, headers: htmlHeaders })
  } finally {
    context.queryClient.clear()
  }
}

const statuses = { found: 200, missing: 404, failed: 500 }
const htmlHeaders = { 'content-type': 'text/html; charset=UTF-8' }

/**
 * The HTML is complete before the first byte is sent. Every lazy part is loaded, and no script has to move it into
 * place.
 */
async function htmlOf(router: Router, onError: PageInput['onError']): Promise<string> {
  const { nonce } = router.options
  const stream = await renderToReadableStream(<AppView router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(nonce && { nonce }),
    ...(onError && { onError }),
  })
  await stream.allReady
  return new Response(stream).text()
}

async function drawPage(router: Router, { request, assets, language, onError }: PageInput): Promise<Response> {
  const { context } = router.options
  const { fetchApi, queryClient } = context
  const { page } = router.shown.first
  // The browser renders a failed page without the original answer, so the request id travels with the page data.
  if (page.error instanceof ApiProblem) context.requestId = page.error.requestId ?? context.requestId
  const viewer = queryClient.getQueryData(viewerQuery(fetchApi).queryKey)
  const made = (page.outcome === 'found' && page.route?.options.staticData) || {}
  const isKnown = Boolean(viewer)
  const scripts = pageScripts({ page: made, assets, language, isKnown })
  context.parts = documentParts({ assets, scripts, data: pageDataOf(router) })
  const status = statuses[page.outcome]
  return new Response(await htmlOf(router, onError), {
    status,
    headers: { ...htmlHeaders, ...offlineHeaders({ request, status, viewer }) },
  })
}
