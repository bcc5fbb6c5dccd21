/** What a wall belongs to. */
export interface WallPlace {
  kind: 'league' | 'match'
  id: number
}

const PLURAL = { league: 'leagues', match: 'matches' } as const

/** The route of a wall, or of what is below it: both kinds have the same. */
export const wallRoute = <Method extends string, Below extends string = ''>(
  method: Method,
  { kind }: WallPlace,
  below?: Below,
) => `${method} /api/${PLURAL[kind]}/{id}/wall${below ?? ('' as Below)}` as const
