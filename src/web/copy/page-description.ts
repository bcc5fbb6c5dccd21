import type { Language } from '#contract/language.ts'
import { pageDescriptions as en } from './en/page-descriptions.ts'
import { pageDescriptions as es } from './es/page-descriptions.ts'
import { pageDescriptions as ptBR, type PageDescriptionsCopy } from './pt-BR/page-descriptions.ts'

const descriptions: Record<Language, PageDescriptionsCopy> = { 'pt-BR': ptBR, es, en }

/** Only on the server. In the browser's build the function returns nothing, so the descriptions are not part of it. */
export const pageDescription = (language: Language, page: keyof PageDescriptionsCopy): string =>
  import.meta.env.SSR ? descriptions[language][page] : ''
