import { LEAGUE_FORMATS, type LeagueFormat } from '#domain/league/league-kinds.ts'

export const LEAGUE_TABS = ['abertas', 'minhas', 'encerradas'] as const
type LeagueTab = (typeof LEAGUE_TABS)[number]

/** The server's names of the tabs. */
export const SCOPE_OF_TAB = { abertas: 'open', minhas: 'mine', encerradas: 'ended' } as const satisfies Record<
  LeagueTab,
  string
>

export interface LeaguesSearch {
  busca?: string | undefined
  quais?: LeagueTab | undefined
  formato?: LeagueFormat | undefined
  pagina?: number | undefined
  criar?: true | undefined
  convite?: string | undefined
}

/** Larger values in an address are ignored. The API refuses very large ones, which would show an error page. */
const MOST = { listPage: 1000, standingsPage: 10_000, id: 2_147_483_647 }

const positive = (value: unknown, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most ? value : undefined
const text = (value: unknown, most: number) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, most) : undefined

/** Returns every key, with undefined for an invalid value: the router would keep the raw value of a missing key. */
export const readLeaguesSearch = (raw: Record<string, unknown>): LeaguesSearch => ({
  busca: text(raw['busca'], 60),
  // Old addresses used the English word.
  quais: raw['quais'] === 'mine' ? 'minhas' : LEAGUE_TABS.find((tab) => tab === raw['quais'] && tab !== 'abertas'),
  formato: LEAGUE_FORMATS.find((format) => format === raw['formato']),
  pagina: positive(raw['pagina'], MOST.listPage),
  criar: raw['criar'] === true ? true : undefined,
  convite: text(raw['convite'], 40),
})

/** The parameters of the server query. The route uses the same for prefetching. */
export const listParameters = ({ busca, quais, formato, pagina }: LeaguesSearch) => ({
  search: busca ?? '',
  scope: SCOPE_OF_TAB[quais ?? 'abertas'],
  format: formato,
  page: pagina ?? 1,
})

export interface LeagueSearch {
  pagina?: number | undefined
  rodada?: number | undefined
  convite?: string | undefined
  /**
   * `aba` is read where it is shown. `readLeagueSearch` leaves it out, so it keeps its raw value and adds no code to
   * the first load.
   */
  aba?: 'mural' | undefined
}

export const readLeagueSearch = (raw: Record<string, unknown>): LeagueSearch => ({
  pagina: positive(raw['pagina'], MOST.standingsPage),
  rodada: positive(raw['rodada'], MOST.id),
  convite: text(raw['convite'], 40),
})
