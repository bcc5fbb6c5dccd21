import { formatIn } from '#web/copy/format/format.ts'
import type { PeriodNames } from '#web/copy/pt-BR/period-names.ts'

const format = formatIn('en')

export const periodNames: PeriodNames = {
  half: (n) => `Half ${format.number(n)}`,
  quarter: (n) => (n > 4 ? `Overtime ${format.number(n - 4)}` : `Quarter ${format.number(n)}`),
  set: (n) => `Set ${format.number(n)}`,
}
