/** FP3: what somebody who plays in a championship is to it besides. */
export const OFFICIALS = ['organiser', 'reporter'] as const
export type Official = (typeof OFFICIALS)[number]
