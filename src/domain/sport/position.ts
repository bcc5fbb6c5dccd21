export const POSITIONS = ['Goleiro', 'Defensor', 'Meio-Campo', 'Atacante'] as const
export type Position = (typeof POSITIONS)[number]

export const isPosition = (value: string): value is Position => (POSITIONS as readonly string[]).includes(value)
