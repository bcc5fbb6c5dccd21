import type { Shirt } from '#contract/club.ts'

export interface CardSide {
  name: string
  shirt: Shirt | null
}

export interface CardPlayer {
  name: string
  shirt: Shirt
  points: string
  hasArmband: boolean
}

/** The part next to or below the words. */
export type CardBody =
  | { kind: 'words' }
  /** Two sides, the texts between them, and the chances of the outcomes, if shown. */
  | { kind: 'sides'; home: CardSide; away: CardSide; middle: string; note: string; shares: readonly CardFigure[] }
  | { kind: 'figures'; figures: readonly CardFigure[]; shirt: Shirt | null }
  | { kind: 'table'; rows: readonly CardRow[] }
  /** Lines from the goalkeeper forward. */
  | { kind: 'pitch'; lines: readonly (readonly CardPlayer[])[]; figures: readonly CardFigure[] }

export interface CardFigure {
  value: string
  label: string
}

export interface CardRow {
  place: string
  name: string
  value: string
}

/** The content of a picture: all words, in one language. Equal cards give equal pictures. */
export interface Card {
  brand: string
  /** Small text in the same line as the brand. */
  kicker: string
  title: string
  lead: string
  body: CardBody
  /** VR12: the checkpoint of a round, so that a group chat is a witness. Shown with `words` and on a `pitch`. */
  proof?: { words: string; address: string }
}
