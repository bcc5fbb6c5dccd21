import type { JSX } from 'react'
import { languageFacts } from '#contract/language.ts'
import { pictureAddress } from './picture-address.ts'
import type { PageHead } from './page-head.ts'

/** Metadata for chats and search engines. They read the server's HTML and run no code, so browsers do not load this. */
export function metaTags(
  { context, path, title, description, search }: PageHead,
  url: string,
): JSX.IntrinsicElements['meta'][] {
  return [
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: context.copy.shell.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:locale', content: languageFacts[context.language].openGraphLocale },
    { property: 'og:image', content: pictureAddress({ ...context, path, search }) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
