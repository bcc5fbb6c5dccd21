import type { Language } from '#contract/language.ts'

/**
 * Numbers and plurals are written by hand, not by `Intl`: its first use in a new page loads every language there is,
 * which stops a phone for more than a tenth of a second while the page is taking over.
 */
const signs: Record<Language, { group: string; decimal: string; beforePercent: string }> = {
  'pt-BR': { group: '.', decimal: ',', beforePercent: '' },
  es: { group: '.', decimal: ',', beforePercent: '\u00a0' },
  en: { group: ',', decimal: '.', beforePercent: '' },
}

/** The sign, not the hyphen: as wide as a plus, and read out. */
const minus = '−'

export function numberWords(language: Language) {
  const { group, decimal, beforePercent } = signs[language]
  const grouped = (whole: number) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group)
  const integer = (value: number) => {
    const rounded = Math.round(Math.abs(value))
    return value < 0 && rounded > 0 ? `${minus}${grouped(rounded)}` : grouped(rounded)
  }
  const tenths = (value: number) => {
    const rounded = Math.round(Math.abs(value))
    const words = `${grouped(Math.floor(rounded / 10))}${decimal}${rounded % 10}`
    return value < 0 && rounded > 0 ? `${minus}${words}` : words
  }
  return {
    integer,
    tenths,
    /** With the decimals that it has. */
    exact: (value: number) => String(value).replace('.', decimal).replace('-', minus),
    signed: (value: number) => (Math.round(value) > 0 ? `+${integer(value)}` : integer(value)),
    percent: (value: number) => `${integer(value)}${beforePercent}%`,
  }
}

/** One of a thing, gained or lost. None of it reads better in the plural, also in Portuguese, whose grammar allows both. */
export const isSingular = (count: number): boolean => Math.abs(count) === 1
