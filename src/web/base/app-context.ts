import type { QueryClient } from '@tanstack/react-query'
import type { ServerView } from '#contract/server-view.ts'
import type { Language, Theme } from '#contract/language.ts'
import { loadedWords, type FeatureCopy, type FeatureName } from '#web/copy/feature-copy.ts'
import type { Format } from '#web/copy/format/format.ts'
import type { Copy } from '#web/copy/pt-BR/catalogue.ts'
import { useRouter } from '#web/router/hooks.ts'
import type { FetchApi } from './api-client.ts'
import type { ClubNames } from './name-clubs.ts'

/** The parts of the document that only the server knows; the browser reads them back from the page. */
export interface DocumentParts {
  css: string
  cssHref: string | undefined
  preamble: string | undefined
  /** What the page was drawn with, for who draws it again. */
  data: string
  /** Starts the browser's side. */
  start: string
}

export interface AppContext {
  queryClient: QueryClient
  fetchApi: FetchApi
  /** Of which the page is; undefined: the main one. */
  championship: string | undefined
  /** Whether there is a choice of championships. */
  hasSeveral: boolean
  /** Whether nothing is played on this server yet. */
  isEmpty: boolean
  /** IM23: how this page calls clubs whose stored name is of another language. */
  clubNames: ClubNames
  server: ServerView
  language: Language
  copy: Copy
  format: Format
  /** The theme the page was drawn with; what it is now is in the theme store. */
  theme: Theme
  origin: string
  /** The moment the server drew the page, so that the browser's first drawing is the same. */
  renderedAtMs: number
  requestId: string | undefined
  /** Whether the page must do with what it carries: one that a device keeps is opened without a line. */
  isKept: boolean
  parts: DocumentParts
}

export function useApp(): AppContext {
  return useRouter().options.context
}

export const useCopy = (): Copy => useApp().copy
export const useFormat = (): Format => useApp().format
/** Words of a page, which its route loads with it. */
export const useFeatureCopy = <Name extends FeatureName>(name: Name): FeatureCopy[Name] =>
  loadedWords(useApp().language, name)
