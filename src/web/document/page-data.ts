import type { QueryKey } from '#web/queries/register.ts'
import type { AppContext } from '#web/base/app-context.ts'
import { isCarried, takeFollowing, type Following } from '#web/base/following.ts'
import type { Page } from '#web/router/page.ts'
import type { Router } from '#web/router/router.ts'

/** What the server drew the page with, so that the browser draws the same first picture. */
interface PageData {
  facts: Pick<AppContext, 'renderedAtMs' | 'requestId' | 'hasSeveral' | 'isEmpty' | 'clubNames'>
  page: Pick<Page, 'outcome' | 'data'>
  answers: [queryKey: QueryKey, data: unknown, updatedAt: number][]
  following: readonly Following[]
}

export function pageDataOf({ options: { context }, shown }: Router, following: readonly Following[]): PageData {
  const { renderedAtMs, requestId, hasSeveral, isEmpty, clubNames, isKept, queryClient } = context
  const { outcome, data } = shown.first.page
  const carried = queryClient.findAll({
    predicate: (query) => (isKept ? query.state.status === 'success' : isCarried(query)),
  })
  return {
    facts: { renderedAtMs, requestId, hasSeveral, isEmpty, clubNames },
    page: { outcome, data },
    answers: carried.map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]),
    following,
  }
}

/** Before the page is taken over, for it must look the same. */
export async function takePageData(router: Router): Promise<void> {
  const { context } = router.options
  const { facts, page, answers, following } = JSON.parse(context.parts.data) as PageData
  Object.assign(context, facts)
  for (const [queryKey, data, updatedAt] of answers) context.queryClient.setQueryData(queryKey, data, { updatedAt })
  // The server knows nothing of what stands behind the sign.
  const { pathname, search } = location
  const plan = router.addresses.plan(router.addresses.read({ pathname, search, hash: '' }))
  router.open({ ...plan, ...page })
  await Promise.all([
    takeFollowing(context, following),
    page.outcome === 'found' && plan.route?.options.component?.preload(),
  ])
}
