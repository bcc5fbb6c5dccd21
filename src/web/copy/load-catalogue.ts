import type { Language } from '#contract/language.ts'
import type { Copy } from './pt-BR/catalogue.ts'

/** Dynamic, so that a browser downloads the visitor's language only. */
const loaders: Record<Language, () => Promise<{ catalogue: Copy }>> = {
  'pt-BR': () => import('./pt-BR/catalogue.ts'),
  es: () => import('./es/catalogue.ts'),
  en: () => import('./en/catalogue.ts'),
}

export async function loadCatalogue(language: Language): Promise<Copy> {
  const { catalogue } = await loaders[language]()
  return catalogue
}
