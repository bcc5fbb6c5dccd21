import { dehydrate, hydrate, type DehydratedState, type Query } from '@tanstack/react-query'
import type { AppContext } from '#web/base/app-context.ts'
import type { Page, Router } from '#web/router/router.ts'

/** The data that the server rendered the page with, so that the browser's first render is identical. */
interface PageData {
  facts: Pick<AppContext, 'renderedAtMs' | 'requestId' | 'hasSeveral' | 'isEmpty' | 'clubNames' | 'server'>
  page: Pick<Page, 'outcome' | 'data'>
  queries: DehydratedState
  /** An answer was too large for the document. */
  lacksAnswers: boolean
}

const isKnown = ({ state }: Query) => state.status === 'success'
const isTooLarge = (query: Query) => isKnown(query) && query.meta?.isLarge === true

export function pageDataOf({ options: { context }, shown }: Router): PageData {
  const { renderedAtMs, requestId, hasSeveral, isEmpty, clubNames, server, isKept, queryClient } = context
  const { outcome, data } = shown.first.page
  return {
    facts: { renderedAtMs, requestId, hasSeveral, isEmpty, clubNames, server },
    page: { outcome, data },
    queries: dehydrate(queryClient, {
      shouldDehydrateQuery: (query) => isKnown(query) && (isKept || !isTooLarge(query)),
    }),
    lacksAnswers: !isKept && queryClient.getQueryCache().getAll().some(isTooLarge),
  }
}

/**
 * Runs before hydration, because the browser must render the same as the server. True if it read large answers again:
 * these may be newer than the document.
 */
export async function takePageData(router: Router): Promise<boolean> {
  const { context } = router.options
  const { facts, page, queries, lacksAnswers } = JSON.parse(context.parts.data) as PageData
  Object.assign(context, facts)
  hydrate(context.queryClient, queries)
  // The server never sees the part after #.
  const { pathname, search } = location
  const plan = router.addresses.plan(router.addresses.read({ pathname, search, hash: '' }))
  router.open({ ...plan, ...page })
  await Promise.all([
    // The page's own loader reads the missing answers.
    lacksAnswers && router.load(plan),
    page.outcome === 'found' && plan.route?.options.component?.preload(),
  ])
  return lacksAnswers
}
