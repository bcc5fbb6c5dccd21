import { expect, test } from 'vitest'
import { deedsFor } from './deeds.ts'

test('DK3 the desk asks for the scouts that give the player points by the rule set', () => {
  expect(deedsFor('Goleiro', 'cartola-2025')).toContain('save')
  expect(deedsFor('Atacante', 'cartola-2025')).not.toContain('save')
  expect(deedsFor('Atacante', 'fpl-2024')).not.toContain('tackle')
  expect(deedsFor('Atacante', 'fpl-2024').slice(0, 3)).toEqual(['goal', 'yellow', 'substitution'])
})
