import type { Position } from './position.ts'

/** How many players of a position a complete squad has, and how many it usually has. */
interface Line {
  position: Position
  min: number
  usual: number
  max: number
}

interface ModalityRules {
  size: number
  budget: number
  /** From the back to the front, the goalkeeper first. */
  lines: readonly Line[]
}

const keeper: Line = { position: 'Goleiro', min: 1, usual: 1, max: 1 }

/** MD1: the size, budget and lines of a squad, by the kind of football that a championship plays. */
export const MODALITIES = {
  campo: {
    size: 11,
    budget: 1000,
    lines: [
      keeper,
      { position: 'Defensor', min: 3, usual: 4, max: 5 },
      { position: 'Meio-Campo', min: 2, usual: 3, max: 5 },
      { position: 'Atacante', min: 1, usual: 3, max: 4 },
    ],
  },
  fut7: {
    size: 7,
    budget: 640,
    lines: [
      keeper,
      { position: 'Defensor', min: 2, usual: 2, max: 3 },
      { position: 'Meio-Campo', min: 1, usual: 3, max: 3 },
      { position: 'Atacante', min: 1, usual: 1, max: 2 },
    ],
  },
  futsal: { size: 5, budget: 460, lines: [keeper, { position: 'Linha', min: 4, usual: 4, max: 4 }] },
} as const satisfies Record<string, ModalityRules>

export type Modality = keyof typeof MODALITIES
export const MODALITY_NAMES = Object.keys(MODALITIES) as Modality[]

export const rulesOf = (modality: Modality): ModalityRules => MODALITIES[modality]

export const positionsOf = (modality: Modality): Position[] => rulesOf(modality).lines.map(({ position }) => position)

/** The most players and lines of any modality. Arrays of lineups have this size for all of them. */
export const MOST_PLAYERS = 11
export const MOST_LINES = 4

/** The index of a position among those of its modality; its reserve has the same index on a bench. */
export const LINE_OF: Record<Position, number> = { Goleiro: 0, Defensor: 1, 'Meio-Campo': 2, Atacante: 3, Linha: 1 }
