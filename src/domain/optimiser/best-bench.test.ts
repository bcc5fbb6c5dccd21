import { expect, test } from 'vitest'
import { bestBench } from './best-bench.ts'

const starter = (playerId: number, position: 'Goleiro' | 'Defensor', pricePaid: number) => ({
  playerId,
  position,
  pricePaid,
})
const candidate = (playerId: number, price: number, score: number) => ({
  playerId,
  position: 'Defensor' as const,
  price,
  score,
})

test('BN1 BN2 the best bench has nobody of the eleven, and nobody who costs more than the cheapest of the position', () => {
  const players = [starter(1, 'Defensor', 80), starter(2, 'Defensor', 90), starter(3, 'Goleiro', 70)]
  const candidates = [candidate(1, 60, 99), candidate(4, 81, 90), candidate(6, 80, 50), candidate(5, 75, 50)]
  expect(bestBench({ modality: 'campo', players }, candidates)).toEqual([
    { playerId: 5, position: 'Defensor', price: 75 },
  ])
})
