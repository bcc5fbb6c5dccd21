export const LEAGUE_TABS = ['open', 'mine', 'ended'] as const
export type LeagueTab = (typeof LEAGUE_TABS)[number]

export interface LeaguesSearch {
  busca?: string
  quais?: LeagueTab
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
    pagina: positive(raw['pagina']),
    criar: raw['criar'] === true ? true : undefined,
    convite: text(raw['convite'], 40),
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
