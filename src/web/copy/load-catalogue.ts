import type { Language } from '#contract/language.ts'
import type { Copy } from './pt-BR/catalogue.ts'

interface LanguageModule {
  catalogue: Copy
  features: Record<string, () => Promise<unknown>>
}

/** Dynamic, so that a browser downloads the visitor's language only. */
export const languageModules: Record<Language, () => Promise<LanguageModule>> = {
  'pt-BR': () => import('./pt-BR/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
}

export async function loadCatalogue(language: Language): Promise<Copy> {
  const { catalogue } = await languageModules[language]()
  return catalogue
}
