import type { Language } from '#contract/language.ts'

const words = {
  'pt-BR': () => import('#web/copy/pt-BR/league.ts'),
  es: () => import('#web/copy/es/league.ts'),
  en: () => import('#web/copy/en/league.ts'),
}

/** For the route, which names its document before the page is drawn. */
export const loadLeagueWords = async (language: Language) => (await words[language]()).league
