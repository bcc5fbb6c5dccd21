import { expect, test } from 'vitest'
import type { DuelPlayer } from '#contract/duel.ts'
import type { MatchView } from '#contract/match.ts'
import { playerPointTenths } from '#domain/scoring/player-points.ts'
import { RULE_SETS } from '#domain/scoring/rule-sets.ts'
import { storyPlayers } from './story-players.ts'

test('SC3 SC8 the lines of a forward who had to keep goal add up to their points', () => {
  const scouts = { goalConceded: 2, save: 3, foul: 1 }
  const pointTenths = playerPointTenths({ position: 'Goleiro', scouts }, 'cartola-2025')
  const players = [{ playerId: 9, position: 'Atacante' }] as DuelPlayer[]
  const performances = [
    { matchId: 1, playerId: 9, scouts, rules: 'cartola-2025', role: 'Goleiro' as const, pointTenths },
  ]
  const [told] = storyPlayers(players, {
    performances,
    matches: [{ id: 1 } as MatchView],
    rulesOf: () => RULE_SETS['cartola-2025'],
  })
  const lines = told?.performances[0]?.lines ?? []
  expect(lines.map(({ scout }) => scout).sort((a, b) => a.localeCompare(b))).toEqual(['foul', 'goalConceded', 'save'])
  expect(lines.reduce((sum, line) => sum + line.pointTenths, 0)).toBe(pointTenths)
})
