import { describe, expect, test } from 'vitest'
import { expectedPoints, playChance, riskedScore, type PlayerForm } from './expected-points.ts'
import { marketLevels } from './market-levels.ts'
import { outlookOf } from '#domain/testing/grid-outlook.ts'
import { matchEffectTenths, outlookFromGoals } from './match-outlook.ts'

const levels = marketLevels([])
const usual = outlookFromGoals(1.2, 1.2)
const regular: PlayerForm = { position: 'Atacante', price: 90, status: 'provavel', recent: [40, 60, 50, 80, 10] }

describe('expectedPoints', () => {
  test.each([['contundido'], ['suspenso']] as const)('nobody who is %s is expected to score', (status) => {
    expect(expectedPoints({ ...regular, status }, levels, { outlook: usual, usual }).meanTenths).toBe(0)
  })

  test('a doubt halves the chance to play, and no match leaves none', () => {
    expect(playChance({ ...regular, status: 'duvida' })).toBeCloseTo(playChance(regular) / 2)
    expect(expectedPoints(regular, levels, undefined).meanTenths).toBe(0)
  })

  test('a player of the last matches is likelier to play than a player of the matches before', () => {
    const fresh = playChance({ ...regular, recent: [30, 30, null, null] })
    const stale = playChance({ ...regular, recent: [null, null, 30, 30] })
    expect(fresh).toBeGreaterThan(stale)
  })

  test('AD4 before any match, players who cost more are likelier to play and expected to score more', () => {
    const onDayOne = (price: number) =>
      expectedPoints({ ...regular, price, recent: [] }, levels, { outlook: usual, usual })
    const prices = [50, 70, 90, 110, 130, 150]
    for (const figure of ['playChance', 'whenPlayingTenths', 'meanTenths'] as const) {
      const figures = prices.map((price) => onDayOne(price)[figure])
      expect(figures, figure).toEqual(figures.toSorted((a, b) => a - b))
      expect(new Set(figures).size, figure).toBe(prices.length)
    }
    expect(onDayOne(110).whenPlayingTenths).toBeCloseTo(35)
  })

  test('a better match helps attackers by goals and defenders by the clean sheet', () => {
    const easy = outlookFromGoals(2, 0.6)
    const effect = (position: PlayerForm['position']) => matchEffectTenths({ position, tenths: 40 }, easy, { usual })
    expect(effect('Atacante')).toBeCloseTo(0.72 * 40 * (2 / 1.2 - 1))
    expect(effect('Defensor')).toBeCloseTo(0.23 * 40 * (2 / 1.2 - 1) + 50 * (Math.exp(-0.6) - Math.exp(-1.2)))
    expect(effect('Meio-Campo')).toBeLessThan(effect('Atacante'))
  })

  test('reads both sides of a score grid', () => {
    const grid = [
      [0.2, 0.1],
      [0.4, 0.3],
    ]
    expect(outlookOf(grid, 'home').cleanSheetChance).toBeCloseTo(0.6)
    expect(outlookOf(grid, 'home').goalsFor).toBeCloseTo(0.7)
    expect(outlookOf(grid, 'away').cleanSheetChance).toBeCloseTo(0.3)
    expect(outlookOf(grid, 'away').goalsAgainst).toBeCloseTo(0.7)
  })

  test('risk moves the score by half a spread at most, either way, in hundredths', () => {
    const figures = { meanTenths: 52, sdTenths: 30 }
    expect([-1, 0, 1].map((risk) => riskedScore(figures, risk))).toEqual([370, 520, 670])
  })
})
