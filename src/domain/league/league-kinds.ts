export const LEAGUE_FORMATS = ['pontos-corridos', 'mata-mata', 'bolao'] as const
export type LeagueFormat = (typeof LEAGUE_FORMATS)[number]

export const LEAGUE_VISIBILITIES = ['public', 'private'] as const
export type LeagueVisibility = (typeof LEAGUE_VISIBILITIES)[number]
