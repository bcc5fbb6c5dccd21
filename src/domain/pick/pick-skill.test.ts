import { describe, expect, test } from 'vitest'
import { pickSkill, type SkillMatch } from './pick-skill.ts'

const even = { home: 0.5, draw: 0, away: 0.5 }
const game = (picked: 'home' | 'away', result: 'home' | 'away', model: SkillMatch['model'] = even): SkillMatch => ({
  picked,
  result,
  hasDraws: false,
  crowd: { home: 1, draw: 0, away: 0 },
  model,
})

describe('skill of picks', () => {
  test('a certain right forecast has the error 0, a certain wrong one the error 2', () => {
    const certain = { home: 1, draw: 0, away: 0 }
    expect(pickSkill([game('home', 'home', certain)])).toMatchObject({ crowd: 0, model: 0 })
    expect(pickSkill([game('home', 'away', certain)])).toMatchObject({ crowd: 2000, model: 2000 })
    const even3 = { home: 1 / 3, draw: 1 / 3, away: 1 / 3 }
    expect(pickSkill([game('home', 'away', even3)])).toMatchObject({ model: 667 })
  })

  test('a pick without earlier picks counts as a chance of one half', () => {
    expect(pickSkill([game('home', 'home')])).toEqual({ matches: 1, own: 500, crowd: 0, model: 500 })
  })

  test('picks of a person who was right before count as surer, and cost more when wrong', () => {
    const past = Array.from({ length: 8 }, () => game('home', 'home', null))
    const right = pickSkill([...past, game('home', 'home')])!
    const wrong = pickSkill([...past, game('home', 'away')])!
    expect(right.own).toBe(Math.round(2 * 0.1 ** 2 * 1000))
    expect(wrong.own).toBe(Math.round(2 * 0.9 ** 2 * 1000))
    expect(wrong.crowd).toBe(2000)
  })

  test('in sports with draws, both other outcomes share the rest of the chance', () => {
    const draw = pickSkill([{ ...game('home', 'away'), hasDraws: true }])!
    expect(draw.own).toBe(Math.round((0.5 ** 2 + 0.25 ** 2 + 0.75 ** 2) * 1000))
  })

  test('without forecasts there is nothing to compare', () => {
    expect(pickSkill([game('home', 'home', null)])).toBeUndefined()
    expect(pickSkill([])).toBeUndefined()
  })
})
