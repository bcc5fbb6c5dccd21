import fc from 'fast-check'
import { rulesOf, type Modality } from '#domain/sport/modality.ts'
import type { Position } from '#domain/sport/position.ts'
import type { Candidate } from '#domain/optimiser/problem.ts'

export const SHAPE: Position[] = [
  'Goleiro',
  ...Array<Position>(3).fill('Defensor'),
  ...Array<Position>(3).fill('Meio-Campo'),
  ...Array<Position>(2).fill('Atacante'),
]

export interface Range {
  prices: [number, number]
  scores: [number, number]
}

const player = (playerId: number, position: Position, { prices, scores }: Range) =>
  fc.record({
    playerId: fc.constant(playerId),
    position: fc.constant(position),
    price: fc.integer({ min: prices[0], max: prices[1] }),
    score: fc.integer({ min: scores[0], max: scores[1] }),
  })

const shapeOf = (modality: Modality): Position[] =>
  modality === 'campo'
    ? SHAPE
    : rulesOf(modality).lines.flatMap(({ position, min }) => Array<Position>(min).fill(position))

/** The shape of a squad (in campo two players short), then 2 to `extra` players from any line. */
export const market = (extra: number, range: Range, modality: Modality = 'campo'): fc.Arbitrary<Candidate[]> =>
  fc
    .array(fc.constantFrom<Position>(...rulesOf(modality).lines.map(({ position }) => position)), {
      minLength: 2,
      maxLength: extra,
    })
    .chain((more) =>
      fc.tuple(...[...shapeOf(modality), ...more].map((position, at) => player(at + 1, position, range))),
    )

export const wide: Range = { prices: [50, 150], scores: [-200, 1500] }
