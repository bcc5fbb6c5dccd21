import { formatIn } from '#web/copy/format/format.ts'
import type { PeriodNames } from '#web/copy/pt-BR/period-names.ts'

const format = formatIn('es')

export const periodNames: PeriodNames = {
  half: (n) => `${format.number(n)}.º tiempo`,
  quarter: (n) => (n > 4 ? `Prórroga ${format.number(n - 4)}` : `${format.number(n)}.º cuarto`),
  set: (n) => `${format.number(n)}.º set`,
}
