/** What /operador shows: a round, and the match whose correction is open. */
export interface OperatorSearch {
  rodada?: number | undefined
  partida?: number | undefined
}

const id = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : undefined

/** Every key is answered, with undefined where the address says nothing sensible: a key left out would keep its raw value. */
export const readOperatorSearch = (raw: Record<string, unknown>): OperatorSearch => ({
  rodada: id(raw['rodada']),
  partida: id(raw['partida']),
})
