import { expect, test } from 'vitest'
import { followScore, type PlayerOfMatch } from './follow-score.ts'

const one = (playerId: number, rest: Partial<PlayerOfMatch>): PlayerOfMatch => ({
  playerId,
  side: 'home',
  position: 'Goleiro',
  tookPart: true,
  scouts: {},
  ...rest,
})

test('RL7 SC3 SC4 clean sheets and goals conceded of a lone goalkeeper follow the corrected score, other scouts stay', () => {
  const players = [
    one(1, { scouts: { save: 2, cleanSheet: 1 } }),
    one(2, { position: 'Defensor', scouts: { cleanSheet: 1, goal: 1 } }),
    one(3, { position: 'Atacante', scouts: { goal: 1 } }),
    one(4, { tookPart: false, scouts: { yellowCard: 1 } }),
    one(5, { side: 'away', scouts: { goalConceded: 2 } }),
  ]
  expect(followScore(players, { home: 2, away: 1 })).toEqual([
    { ...players[0], scouts: { save: 2, goalConceded: 1 } },
    { ...players[1], scouts: { goal: 1 } },
  ])
  expect(followScore(players, { home: 0, away: 0 })).toEqual([{ ...players[4], scouts: { cleanSheet: 1 } }])
})

test('RL7 of two goalkeepers of a club nobody here knows who conceded what, but neither has a clean sheet', () => {
  const players = [one(1, { scouts: { cleanSheet: 1 } }), one(2, { scouts: { goalConceded: 1 } })]
  expect(followScore(players, { home: 0, away: 3 })).toEqual([{ ...players[0], scouts: {} }])
})
