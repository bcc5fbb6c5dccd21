import { describe, expect, test } from 'vitest'
import type { Concern } from './availability.ts'
import { concernOf, isUnlikelyToPlay } from './concern.ts'

const regular = { status: 'provavel', recent: [20, null, 35, 10, null], hasMatch: true } as const
const unused = [null, null, null, null, null]

describe('concernOf', () => {
  test.each<[string, Parameters<typeof concernOf>[0], Concern | undefined]>([
    ['nothing speaks against a regular', regular, undefined],
    ['a doubt', { ...regular, status: 'duvida' }, 'duvida'],
    ['an injury before anything else', { status: 'contundido', recent: unused, hasMatch: false }, 'contundido'],
    ['a suspension', { ...regular, status: 'suspenso' }, 'suspenso'],
    ['five matches of the club without the player', { ...regular, recent: unused }, 'nao_relacionado'],
    ['which says more than a doubt', { ...regular, status: 'duvida', recent: unused }, 'nao_relacionado'],
    ['but four say nothing yet', { ...regular, recent: unused.slice(1) }, undefined],
    ['no match of the player’s club', { ...regular, hasMatch: false }, 'sem_jogo'],
  ])('%s', (_name, prospects, concern) => {
    expect(concernOf(prospects)).toBe(concern)
  })

  test('AD1 a doubtful player may play, and every other player with a concern should not', () => {
    expect(isUnlikelyToPlay(undefined)).toBe(false)
    expect(isUnlikelyToPlay('duvida')).toBe(false)
    const others: Concern[] = ['contundido', 'suspenso', 'nao_relacionado', 'sem_jogo']
    expect(others.every(isUnlikelyToPlay)).toBe(true)
  })
})
