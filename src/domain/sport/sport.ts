/** In the order in which sports are shown; a new one goes to the end, because stored ids follow the order. */
export const SPORTS = ['futebol', 'basquete', 'volei', 'tenis'] as const
export type Sport = (typeof SPORTS)[number]

export const isSport = (value: string): value is Sport => (SPORTS as readonly string[]).includes(value)
