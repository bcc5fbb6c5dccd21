import { LEAGUE_FORMATS, type LeagueFormat } from '#domain/league/league.ts'

export const LEAGUE_TABS = ['open', 'mine', 'ended'] as const
export type LeagueTab = (typeof LEAGUE_TABS)[number]

export interface LeaguesSearch {
  busca?: string
  quais?: LeagueTab
  formato?: LeagueFormat
  pagina?: number
  criar?: true
  convite?: string
}

const positive = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
const text = (value: unknown, most: number) =>
  (typeof value === 'string' || typeof value === 'number') && value !== '' ? String(value).slice(0, most) : undefined
const given = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

export const readLeaguesSearch = (raw: Record<string, unknown>): LeaguesSearch =>
  given({
    busca: text(raw['busca'], 60),
    quais: LEAGUE_TABS.find((tab) => tab === raw['quais']),
    formato: LEAGUE_FORMATS.find((format) => format === raw['formato']),
    pagina: positive(raw['pagina']),
    criar: raw['criar'] === true ? true : undefined,
    convite: text(raw['convite'], 40),
  })

/** What the page asks the server for; the route asks the same before the page is there. */
export const askedBy = ({ busca, quais, formato, pagina }: LeaguesSearch) => ({
  search: busca ?? '',
  scope: quais ?? ('open' as const),
  format: formato,
  page: pagina ?? 1,
})

export interface LeagueSearch {
  pagina?: number
  rodada?: number
  convite?: string
}

export const readLeagueSearch = (raw: Record<string, unknown>): LeagueSearch =>
  given({
    pagina: positive(raw['pagina']),
    rodada: positive(raw['rodada']),
    convite: text(raw['convite'], 40),
  })
