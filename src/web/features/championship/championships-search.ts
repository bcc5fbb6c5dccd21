interface ChampionshipsSearch {
  /** The code of an invitation. */
  convite?: string | undefined
  /** An address named this one, and whoever asked may not know it. */
  desconhecido?: string | undefined
}

const text = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, 80) : undefined

export const readChampionshipsSearch = ({ convite, desconhecido }: Record<string, unknown>): ChampionshipsSearch => ({
  convite: text(convite),
  desconhecido: text(desconhecido),
})
