/** Where the matches of a championship come from. */
export const SOURCES = ['sample', 'file', 'desk', 'feed'] as const
export type Source = (typeof SOURCES)[number]
