/** How many play on a side, and where. */
export const MODALITIES = ['campo', 'fut7', 'futsal'] as const
export type Modality = (typeof MODALITIES)[number]

/** Where the matches of a championship come from. */
export const SOURCES = ['sample', 'file', 'desk', 'feed'] as const
export type Source = (typeof SOURCES)[number]
