import { describe, expect, test } from 'vitest'
import { chooseNews, firstTold, type ChatFacts } from './choose-news.ts'
import { isQuiet, maySpeak } from './may-speak.ts'
import { readCommand } from './read-command.ts'

describe('commands', () => {
  test.each([
    ['/tabela', { order: 'table', rest: '' }],
    ['/Posição', { order: 'own_place', rest: '' }],
    ['/ligar BCDFGHJK', { order: 'link', rest: 'BCDFGHJK' }],
    ['/palpite@CraqueBot fla 2x1\ninter 0x0', { order: 'pick', rest: 'fla 2x1\ninter 0x0' }],
    ['!jogos', { order: 'matches', rest: '' }],
    ['/palpite@OutroBot fla 2x1', undefined],
    ['/desconhecido', undefined],
    ['/tabela2', undefined],
    ['fla /tabela', undefined],
    ['tabela', undefined],
  ])('BT2 %s', (text, expected) => {
    expect(readCommand(text, 'CraqueBot')).toEqual(expected)
  })
})

describe('quiet', () => {
  const night = { from: 23 * 60, to: 8 * 60 }
  test.each([
    [22 * 60 + 59, night, false],
    [23 * 60, night, true],
    [0, night, true],
    [8 * 60 - 1, night, true],
    [8 * 60, night, false],
    [13 * 60, { from: 12 * 60, to: 14 * 60 }, true],
    [14 * 60, { from: 12 * 60, to: 14 * 60 }, false],
    [0, null, false],
    [0, { from: 60, to: 60 }, false],
  ])('BT6 at minute %i of the day', (minute, quiet, expected) => {
    expect(isQuiet(minute, quiet)).toBe(expected)
  })

  test('BT6 a group gets one message in five minutes while matches run', () => {
    const at = { nowMs: 10 * 60_000, minuteOfDay: 12 * 60, quiet: null, isPlaying: true }
    expect(maySpeak({ ...at, saidAtMs: 5 * 60_000 + 1 })).toBe(false)
    expect(maySpeak({ ...at, saidAtMs: 5 * 60_000 })).toBe(true)
    expect(maySpeak({ ...at, saidAtMs: null })).toBe(true)
    expect(maySpeak({ ...at, saidAtMs: 9 * 60_000, isPlaying: false })).toBe(true)
    expect(maySpeak({ ...at, saidAtMs: null, quiet: { from: 0, to: 1439 } })).toBe(false)
  })
})

describe('what a group is told', () => {
  const all = { deadline: true, goals: true, round: true }
  const facts: ChatFacts = { scores: { 7: '1-0' }, table: 'Ana 3; Bia 1', deadlineMs: null, roundId: 4 }
  const told = firstTold(facts)

  test('BT6 a new group is not told what happened before', () => {
    expect(chooseNews(facts, told, all)).toBeUndefined()
  })

  test('BT6 a group that is linked shortly before a deadline is reminded of it', () => {
    const near = { ...facts, deadlineMs: 100 * 3_600_000 }
    expect(chooseNews(near, firstTold(near), all)?.topic).toBe('deadline')
  })

  test('BT6 a goal is told once it changes the table, together with earlier goals', () => {
    const second = { ...facts, scores: { 7: '1-1' } }
    expect(chooseNews(second, told, all)).toBeUndefined()
    const third = { ...second, scores: { 7: '1-1', 8: '0-1' }, table: 'Bia 4; Ana 3' }
    expect(chooseNews(third, told, all)).toMatchObject({ topic: 'goals', changed: ['7', '8'] })
    expect(chooseNews(third, told, { ...all, goals: false })).toBeUndefined()
  })

  test('BT6 a match that has begun without a goal changes nothing', () => {
    expect(chooseNews({ ...facts, scores: { 7: '1-0', 9: '0-0' }, table: 'Bia 9' }, told, all)).toBeUndefined()
  })

  test('BT6 a deadline is told once, and the next not before three hours later', () => {
    const near = { ...facts, deadlineMs: 100 * 3_600_000 }
    const choice = chooseNews(near, told, all)
    expect(choice?.topic).toBe('deadline')
    expect(chooseNews(near, choice!.told, all)).toBeUndefined()
    expect(chooseNews({ ...near, deadlineMs: 102 * 3_600_000 }, choice!.told, all)).toBeUndefined()
    expect(chooseNews({ ...near, deadlineMs: 103 * 3_600_000 }, choice!.told, all)?.topic).toBe('deadline')
  })

  test('BT6 a settled round is told once', () => {
    const choice = chooseNews({ ...facts, roundId: 5 }, told, all)
    expect(choice?.topic).toBe('round')
    expect(chooseNews({ ...facts, roundId: 5 }, choice!.told, all)).toBeUndefined()
  })
})
