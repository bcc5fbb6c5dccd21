import type { Language } from '#contract/language.ts'

/**
 * Written by hand instead of with `Intl`. The first use of `Intl` on a page loads the data of every language, which
 * blocks a phone for more than a tenth of a second during hydration.
 */
const signs: Record<Language, { group: string; decimal: string; beforePercent: string }> = {
  'pt-BR': { group: '.', decimal: ',', beforePercent: '' },
  es: { group: '.', decimal: ',', beforePercent: '\u00a0' },
  en: { group: ',', decimal: '.', beforePercent: '' },
}

/** A minus sign instead of a hyphen: it is as wide as a plus, and screen readers say it. */
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
    /** Keeps the decimals that the value has. */
    exact: (value: number) => String(value).replace('.', decimal).replace('-', minus),
    signed: (value: number) => (Math.round(value) > 0 ? `+${integer(value)}` : integer(value)),
    percent: (value: number) => `${integer(value)}${beforePercent}%`,
  }
}

/**
 * Whether a count takes the singular: 1, or -1 for a loss. Zero reads better as a plural, even in Portuguese, whose
 * grammar allows both.
 */
export const isSingular = (count: number): boolean => Math.abs(count) === 1
