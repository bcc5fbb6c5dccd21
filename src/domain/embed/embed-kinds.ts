/**
 * What others may show of the game in a frame (EB1). Some show one thing, which the address names by its number
 * (`namesOneThing`).
 */
export const EMBED_KINDS = ['tabela', 'partida', 'ranking', 'artilheiros', 'bolao', 'contagem'] as const
export type EmbedKind = (typeof EMBED_KINDS)[number]

export const EMBED_THEMES = ['auto', 'claro', 'escuro'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

export const namesOneThing = (kind: EmbedKind): boolean => kind === 'partida' || kind === 'bolao'

/** EB2: how many rows a frame shows. */
export const EMBED_ROWS = { fewest: 1, most: 50, usual: 20 }

/** EB2: text of this many pixels; usually 15. */
export const EMBED_SIZE = { smallest: 10, largest: 40 }

export const isEmbedSize = (size: number): boolean =>
  Number.isInteger(size) && size >= EMBED_SIZE.smallest && size <= EMBED_SIZE.largest

/** TV1: the most characters of a board's title; a longer one is cut. */
export const LONGEST_BOARD_TITLE = 60
