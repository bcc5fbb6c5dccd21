import type { Language } from '#contract/language.ts'
import type { Copy } from './pt-BR/catalogue.ts'

interface LanguageModule {
  catalogue: Copy
  features: Record<string, () => Promise<unknown>>
}

/** Dynamic imports, so that a browser downloads only the visitor's language. */
export const languageModules: Record<Language, () => Promise<LanguageModule>> = {
  'pt-BR': () => import('./pt-BR/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
}

export async function loadCatalogue(language: Language): Promise<Copy> {
  const { catalogue } = await languageModules[language]()
  return catalogue
}
