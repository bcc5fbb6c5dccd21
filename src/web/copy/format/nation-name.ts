import type { Language } from '#contract/language.ts'

/** Teams of parts of a country, and countries whose usual name differs from the platform's. */
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

/** "Brasil", "Brazil": the name of a country in a language. */
export const nationName = (language: Language, code: string): string =>
  OWN_NAMES[language][code] ?? new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code

/** IM23: the clubs whose name in this language differs from the stored one. */
export function clubNamesIn(language: Language, nations: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(nations).map(([name, code]) => [name, nationName(language, code)] as const)
  return Object.fromEntries(named.filter(([name, shown]) => name !== shown))
}
