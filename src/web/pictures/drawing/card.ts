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

/** What stands beside or under the words. */
export type CardBody =
  | { kind: 'words' }
  /** Two against each other, what stands between them, and how likely each end is. */
  | { kind: 'sides'; home: CardSide; away: CardSide; middle: string; note: string; shares: readonly CardFigure[] }
  | { kind: 'figures'; figures: readonly CardFigure[]; shirt: Shirt | null }
  | { kind: 'table'; rows: readonly CardRow[] }
  /** Lines from the goal forward. */
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

/** A picture before it is drawn: all of its words, in one language. The same card is the same picture. */
export interface Card {
  brand: string
  /** Beside the brand, small. */
  kicker: string
  title: string
  lead: string
  body: CardBody
}
