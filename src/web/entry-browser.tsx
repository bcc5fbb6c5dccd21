import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defaultLanguage, isLanguage, isTheme } from '#contract/language.ts'
import { createFormat } from './copy/format.ts'
import { loadCatalogue } from './copy/load-catalogue.ts'
import { createQueryClient } from './query-client.ts'
import { createAppRouter } from './router.tsx'
import './styles/app.css'

const { lang, dataset } = document.documentElement
const language = isLanguage(lang) ? lang : defaultLanguage

const router = createAppRouter({
  context: {
    queryClient: createQueryClient(),
    fetchApi: (path, init) => fetch(path, init),
    language,
    copy: await loadCatalogue(language),
    format: createFormat(language),
    theme: isTheme(dataset['theme']) ? dataset['theme'] : 'system',
    origin: location.origin,
    renderedAtMs: Date.now(),
    requestId: undefined,
    parts: {
      css: document.querySelector('style[data-page]')?.textContent ?? '',
      cssHref: document.querySelector('link[data-page]')?.getAttribute('href') ?? undefined,
      fontHref: undefined,
      preamble: document.querySelector('script[data-preamble]')?.textContent ?? undefined,
    },
  },
})

hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
)
