import type { Language } from '#contract/language.ts'

/** Sides that play for less than a country, and countries that people call by a shorter name than the standard has. */
const OWN_NAMES: Record<Language, Readonly<Record<string, string>>> = {
  'pt-BR': {
    'GB-ENG': 'Inglaterra',
    'GB-NIR': 'Irlanda do Norte',
    'GB-SCT': 'Escócia',
    'GB-WLS': 'País de Gales',
    CD: 'RD Congo',
    NL: 'Holanda',
  },
  es: {
    'GB-ENG': 'Inglaterra',
    'GB-NIR': 'Irlanda del Norte',
    'GB-SCT': 'Escocia',
    'GB-WLS': 'Gales',
    CD: 'RD Congo',
    CI: 'Costa de Marfil',
    SA: 'Arabia Saudita',
  },
  en: {
    'GB-ENG': 'England',
    'GB-NIR': 'Northern Ireland',
    'GB-SCT': 'Scotland',
    'GB-WLS': 'Wales',
    BA: 'Bosnia and Herzegovina',
    CD: 'DR Congo',
    CI: 'Ivory Coast',
    TR: 'Turkey',
    US: 'USA',
  },
}

/** "Brasil", "Brazil": a country as a language calls it. */
export const nationName = (language: Language, code: string): string =>
  OWN_NAMES[language][code] ?? new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

/** IM23: how a page calls clubs that are called otherwise where they come from. */
export function clubNamesIn(language: Language, nations: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(nations).map(([name, code]) => [name, nationName(language, code)] as const)
  return Object.fromEntries(named.filter(([name, shown]) => name !== shown))
}
