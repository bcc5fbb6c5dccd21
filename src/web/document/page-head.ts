import type { JSX } from 'react'
import { languageFacts } from '#contract/language.ts'
import type { AppContext } from '#web/base/app-context.ts'
import { addressIn } from '#web/base/championship.ts'
import type { PageTitlesCopy } from '#web/copy/pt-BR/page-titles.ts'
import { pictureAddress } from './picture-address.ts'

interface PageHead {
  context: AppContext
  path: string
  title: string
  description: string
  /** Whose round it is, where the picture shows one. */
  managerId?: number | undefined
}

/** Title, description, Open Graph and canonical address of one page; every route's `head` calls it. */
export function pageHead({ context, path, title, description, managerId }: PageHead) {
  const url = new URL(addressIn(context.championship, path), context.origin).href
  const meta: JSX.IntrinsicElements['meta'][] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: context.copy.shell.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: languageFacts[context.language].openGraphLocale },
    { property: 'og:image', content: pictureAddress({ ...context, path, managerId }) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  return { meta, links: [{ rel: 'canonical', href: url }] }
}

interface OwnPage {
  context: AppContext
  /** Whose words these are. */
  page: Exclude<keyof PageTitlesCopy, 'home'>
  path: string
  /** Of what the page shows, once it is known. */
  name?: string | undefined
}

/** The head of a page by its words alone, or led by the name of what it shows. */
export function headOf({ context, page, path, name }: OwnPage) {
  const { heading, description } = context.copy.pageTitles[page]
  const title = titled(context, name ?? heading)
  return pageHead({ context, path, title, description: name ? `${name}: ${description}` : description })
}

export const titled = (context: AppContext, heading: string) => `${heading} · ${context.copy.shell.brand}`
