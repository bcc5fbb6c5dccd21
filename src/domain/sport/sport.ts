/** In the order in which sports are shown. A new one goes last: ids of the sample world follow the order. */
export const SPORTS = ['futebol', 'basquete', 'volei', 'tenis'] as const
export type Sport = (typeof SPORTS)[number]

export const isSport = (value: string): value is Sport => (SPORTS as readonly string[]).includes(value)

/** SP3: all sports, those that a person prefers first. */
export const sportsInOrder = (preferred: readonly Sport[]): Sport[] => [
  ...preferred,
  ...SPORTS.filter((sport) => !preferred.includes(sport)),
]
