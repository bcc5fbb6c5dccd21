interface ChampionshipsSearch {
  /** The code of an invitation. */
  convite?: string | undefined
  /** An address named this one, and whoever asked may not know it. */
  desconhecido?: string | undefined
  /** The form of a new one instead of the list. */
  novo?: true | undefined
  /** Which page of the people who were let in. */
  pessoas?: number | undefined
}

const text = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, 80) : undefined

export const readChampionshipsSearch = ({
  convite,
  desconhecido,
  novo,
  pessoas,
}: Record<string, unknown>): ChampionshipsSearch => ({
  convite: text(convite),
  desconhecido: text(desconhecido),
  novo: novo === undefined ? undefined : true,
  pessoas:
    typeof pessoas === 'number' && Number.isInteger(pessoas) && pessoas > 1 && pessoas <= 10_000 ? pessoas : undefined,
})
