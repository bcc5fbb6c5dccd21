import type { AppContext } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import { pageDescription } from '#web/copy/page-description.ts'
import type { PageTitlesCopy } from '#web/copy/pt-BR/page-titles.ts'
import type { Head } from '#web/router/route.ts'
import { metaTags } from './meta-tags.ts'

export interface PageHead {
  context: AppContext
  path: string
  title: string
  description: string
  /** Search parameters that the page's picture depends on. */
  search?: object | undefined
}

/** Title, description, Open Graph and canonical address of a page. Routes build their `head` with it. */
export function pageHead(page: PageHead): Head {
  const { context, path, title } = page
  const url = new URL(addressIn(context.championship, path), context.origin).href
  return { title, meta: import.meta.env.SSR ? metaTags(page, url) : [], links: [{ rel: 'canonical', href: url }] }
}

interface OwnPage {
  context: AppContext
  /** The page whose title and description are used. */
  page: Exclude<keyof PageTitlesCopy, 'home'>
  path: string
  /** The name of the thing on the page, once it is known. */
  name?: string | undefined
  search?: PageHead['search']
}

/** The head of a page. The title is `name`, or without one the page's heading. The description begins with `name`. */
export function headOf({ context, page, path, name, search }: OwnPage) {
  const { heading } = context.copy.pageTitles[page]
  const description = pageDescription(context.language, page)
  const title = titled(context, name ?? heading)
  return pageHead({ context, path, search, title, description: name ? `${name}: ${description}` : description })
}

export const titled = (context: AppContext, heading: string) => `${heading} · ${context.copy.shell.brand}`
