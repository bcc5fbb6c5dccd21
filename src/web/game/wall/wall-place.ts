/** What a wall belongs to. */
export interface WallPlace {
  kind: 'league' | 'match'
  id: number
}

export const wallPath = ({ kind, id }: WallPlace): string =>
  `/api/${kind === 'league' ? 'leagues' : 'matches'}/${id}/wall`
