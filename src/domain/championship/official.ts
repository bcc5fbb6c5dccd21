/** FP3: the people whom rankings and leagues mark: those who organise the championship or reported a match of it. */
export const OFFICIALS = ['organiser', 'reporter'] as const
export type Official = (typeof OFFICIALS)[number]
