import type { Prospect } from '#domain/expected-points/availability.ts'
import type { Position } from '#domain/sport/position.ts'

export interface FilterValues {
  busca?: string | undefined
  posicao?: Position | undefined
  clube?: number | undefined
  de?: number | undefined
  ate?: number | undefined
  cabe?: true | undefined
  situacao?: Prospect | undefined
}

export const cleared: FilterValues = {
  busca: undefined,
  posicao: undefined,
  clube: undefined,
  de: undefined,
  ate: undefined,
  cabe: undefined,
  situacao: undefined,
}
