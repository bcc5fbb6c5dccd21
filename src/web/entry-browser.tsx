import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { defaultLanguage, isLanguage, isTheme } from '#contract/language.ts'
import { unknownServer } from '#contract/server-view.ts'
import { formatIn } from './copy/format/format.ts'
import { loadCatalogue } from './copy/load-catalogue.ts'
import { readDocumentParts } from './document/document-parts.ts'
import { championshipIn, fetchIn } from './base/championship.ts'
import type { AppContext } from './base/app-context.ts'
import { nameClubs } from './base/name-clubs.ts'
import { createQueryClient } from './base/query-client.ts'
import { takePageData } from './document/page-data.ts'
import { AppView, createAppRouter } from './app-router.tsx'
import './styles/app.css'

/** A large answer may have changed since the document was rendered. React then renders the page again. */
const explainsMismatch = {
  onRecoverableError: (cause: unknown) =>
    reportError(new Error('The page was rendered again, perhaps with a newer answer.', { cause })),
}

/**
 * A function instead of top-level await: the catalogue imports modules that the bundler puts into this same file, so
 * the file would wait for itself.
 */
async function startApp(): Promise<void> {
  const { lang, dataset } = document.documentElement
  const championship = championshipIn(location.search)
  const language = isLanguage(lang) ? lang : defaultLanguage
  const copy = await loadCatalogue(language)
  const context: AppContext = {
    queryClient: createQueryClient(),
    fetchApi: nameClubs(
      fetchIn(championship, (path, init) => fetch(path, init)),
      () => context.clubNames,
    ),
    championship,
    hasSeveral: false,
    isEmpty: false,
    clubNames: {},
    server: unknownServer,
    language,
    copy,
    format: formatIn(language),
    theme: isTheme(dataset['theme']) ? dataset['theme'] : 'system',
    origin: location.origin,
    renderedAtMs: Date.now(),
    requestId: undefined,
    isKept: false,
    parts: readDocumentParts(document),
  }
  const router = createAppRouter({ context })
  const readsLargeAnswers = await takePageData(router)
  // In a transition React hydrates in small slices, so that it can answer a tap in between.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <AppView router={router} />
      </StrictMode>,
      readsLargeAnswers ? explainsMismatch : {},
    )
  })
}

// Leaves the module's own stack frame: with open developer tools a browser looks up where each request came from, and
// would parse the whole file again.
queueMicrotask(() => void startApp())
