import type { QueryClient } from '@tanstack/react-query'
import type { ServerView } from '#contract/server-view.ts'
import type { Language, Theme } from '#contract/language.ts'
import { loadedWords, type FeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { Copy } from '#web/copy/pt-BR/catalogue.ts'
import { useRouter } from '#web/router/hooks.ts'
import type { FetchApi } from './api-client.ts'
import type { ClubNames } from './name-clubs.ts'

/** Parts of the document that only the server knows. The browser reads them back from the page. */
export interface DocumentParts {
  css: string
  cssHref: string | undefined
  preamble: string | undefined
  /** The state that the page was rendered with, for hydration. */
  data: string
  /** The script that starts the app in the browser. */
  start: string
}

export interface AppContext {
  queryClient: QueryClient
  fetchApi: FetchApi
  /** The page's championship. Undefined means the main one. */
  championship: string | undefined
  /** Whether more than one championship is in use on this server. */
  hasSeveral: boolean
  /** Whether no championship on this server has a season yet. */
  isEmpty: boolean
  /** IM23: names that this page shows for clubs whose stored name is in another language. */
  clubNames: ClubNames
  server: ServerView
  language: Language
  copy: Copy
  format: Format
  /** The theme at rendering. The theme store has the current one. */
  theme: Theme
  origin: string
  /** When the server rendered the page, so that the browser's first render is identical. */
  renderedAtMs: number
  requestId: string | undefined
  /** Whether the document contains large answers too, because the app's worker may store it. False in the browser. */
  isKept: boolean
  parts: DocumentParts
}

export function useApp(): AppContext {
  return useRouter().options.context
}

export const useCopy = (): Copy => useApp().copy
export const useFormat = (): Format => useApp().format
/** The words of a page or a lazy part, loaded together with its code. */
export const useFeatureCopy = <Name extends FeatureName>(name: Name): FeatureCopy[Name] =>
  loadedWords(useApp().language, name)
