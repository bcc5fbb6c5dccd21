interface ChampionshipsSearch {
  /** The code of an invitation. */
  convite?: string | undefined
  /**
   * The slug from the address, if it names a championship that does not exist or that the visitor may not know about.
   */
  desconhecido?: string | undefined
  /** Shows the form for a new championship instead of the list. */
  novo?: true | undefined
  /** Page number of the list of admitted people. */
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
