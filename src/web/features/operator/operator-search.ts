/** The search parameters of /operador: a round, and the match with an open correction. */
export interface OperatorSearch {
  rodada?: number | undefined
  partida?: number | undefined
}

const id = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : undefined

/** Returns every key, with undefined for an invalid value: the router would keep the raw value of a missing key. */
export const readOperatorSearch = (raw: Record<string, unknown>): OperatorSearch => ({
  rodada: id(raw['rodada']),
  partida: id(raw['partida']),
})
