/** FP3: other roles of a person who plays in a championship. */
export const OFFICIALS = ['organiser', 'reporter'] as const
export type Official = (typeof OFFICIALS)[number]
