import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('pt-BR')

/** The keys are values of `SportRules.period`. */
export const periodNames = {
  half: (n: number) => `${format.number(n)}º tempo`,
  quarter: (n: number) => (n > 4 ? `Prorrogação ${format.number(n - 4)}` : `${format.number(n)}º quarto`),
  set: (n: number) => `${format.number(n)}º set`,
}

export type PeriodNames = typeof periodNames
