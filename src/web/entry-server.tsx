import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { Language, Theme } from '#contract/language.ts'
import { ApiProblem, type FetchApi } from './base/api-client.ts'
import type { AppContext } from './base/app-context.ts'
import { formatIn } from './copy/format/format.ts'
import { loadCatalogue } from './copy/load-catalogue.ts'
import { documentParts, PLACE_OF_STYLE } from './document/document-parts.ts'
import { failureDocument } from './document/failure-document.ts'
import { keepHeaders } from './document/keep-page.ts'
import { pageScripts } from './document/page-scripts.ts'
import type { PageAssets } from './document/page-assets.ts'
import { keepHeader } from '#contract/keep-page.ts'
import { addressIn, championshipIn, fetchIn } from './base/championship.ts'
import { followingIn } from './base/following.ts'
import { createQueryClient } from './base/query-client.ts'
import { viewerOnce, viewerQuery } from './base/viewer-query.ts'
import { createAppRouter } from './router.tsx'

export interface PageInput {
  request: Request
  nonce: string
  language: Language
  theme: Theme
  assets: PageAssets
  /** Calls the API in this process with the visitor's cookies. */
  fetchApi: FetchApi
  /** As the visitor sees it, for canonical addresses: `https://craque.example`. */
  origin: string
  requestId?: string
  hasSeveral?: boolean
  isEmpty?: boolean
  /** Told of a page that could not be drawn at all; the visitor gets a plain page with the request's id. */
  onError?: (error: unknown) => void
}

/** One that does not exist for who asks: he is told so where he may have an invitation to enter. */
async function isUnknown(context: AppContext): Promise<boolean> {
  await viewerOnce(context)
  const error = context.queryClient.getQueryState(viewerQuery(context.fetchApi).queryKey)?.error
  return error instanceof ApiProblem && error.kind === 'championship_unknown'
}

export async function renderPage(input: PageInput): Promise<Response> {
  const { request, nonce, language, theme, assets, origin, requestId } = input
  const championship = championshipIn(new URL(request.url).search)
  const fetchApi = fetchIn(championship, input.fetchApi)
  const copy = await loadCatalogue(language)
  const context: AppContext = {
    queryClient: createQueryClient(),
    fetchApi,
    championship,
    hasSeveral: input.hasSeveral ?? false,
    isEmpty: input.isEmpty ?? false,
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
  const handle = createRequestHandler({
    createRouter: () => router,
    request,
  })
  try {
    return await handle(async ({ responseHeaders }) => {
      // Only now is it known which pages matched.
      const viewer = context.queryClient.getQueryData(viewerQuery(fetchApi).queryKey)
      const isKnown = Boolean(viewer)
      const scripts = pageScripts({ matches: router.state.matches, assets, language, isKnown })
      const following = context.isKept ? [] : followingIn(context.queryClient)
      const answers = following.map(({ path }) => [path, addressIn(championship, path)] as const)
      context.parts = documentParts({ assets, scripts, answers })
      const drawn = renderToString(<RouterServer router={router} />)
      const styled = drawn.replace(PLACE_OF_STYLE, () => assets.pageStyle(drawn))
      const html = await transformHtmlStringWithRouter(router, styled)
      const status = getSsrStatus(router)
      for (const [name, value] of Object.entries(keepHeaders({ request, status, viewer })))
        responseHeaders.set(name, value)
      return new Response(html, { status, headers: responseHeaders })
    })
  } catch (error) {
    if (request.signal.aborted) throw error
    input.onError?.(error)
    const html = failureDocument({ copy, language, theme, nonce, pageStyle: assets.pageStyle, requestId })
    return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=UTF-8' } })
  }
}
