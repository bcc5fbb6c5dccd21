import { Redirect } from './outcome.ts'
import type { Router } from './router.ts'

export interface Led {
  status: number
  href: string
}

/** On the server: opens the page of an address, or returns its redirect. */
export async function openPage(router: Router, url: URL): Promise<Led | undefined> {
  const location = router.addresses.read(url)
  const { href } = router.addresses.canonical(location)
  if (href !== location.href || url.pathname !== location.pathname) return { status: 307, href }
  const { loadRoot, context } = router.options
  try {
    const [page] = await Promise.all([router.load(router.addresses.plan(location)), loadRoot(context)])
    router.open(page)
    return undefined
  } catch (error) {
    if (!(error instanceof Redirect)) throw error
    return { status: error.status, href: router.addresses.build(error.target, location).href }
  }
}
