/** The positions on a full-size pitch, from the back to the front. */
export const FIELD_POSITIONS = ['Goleiro', 'Defensor', 'Meio-Campo', 'Atacante'] as const
export type FieldPosition = (typeof FIELD_POSITIONS)[number]

/** Every position of football; in futsal everybody except the goalkeeper is in one line. */
export const POSITIONS = [...FIELD_POSITIONS, 'Linha'] as const
export type Position = (typeof POSITIONS)[number]

export const isPosition = (value: string): value is Position => (POSITIONS as readonly string[]).includes(value)
