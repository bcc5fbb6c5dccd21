/** VR1: the first line of every entry and of everything that an entry commits to. */
export const ENTRY_FORMAT = 'craque-var-1'

/** The name of an entry that hides what was saved. */
const SEALED = 'sealed'

/** VR3: the entry of something secret says when it was saved, and nothing else that can be read. */
export const sealedText = (atMs: number, commitment: string): string =>
  `${ENTRY_FORMAT}\n${SEALED}\n${atMs}\n${commitment}\n`

/** An entry that everybody may read. `content` is JSON in one line. */
export const openText = ({ kind, atMs, content }: { kind: string; atMs: number; content: string }): string =>
  `${ENTRY_FORMAT}\n${kind}\n${atMs}\n${content}\n`

/** This many lines of lineups, duels or scores share one leaf of a round's own tree. */
export const LINES_A_BLOCK = 256
