import { describe, expect, test } from 'vitest'
import { pairClubs, type ClubFacts } from './pair-clubs.ts'

const club = (key: string, facts: Partial<ClubFacts> = {}): ClubFacts => ({
  key,
  name: key,
  words: key.split('-'),
  city: '',
  isStored: false,
  players: 0,
  games: [],
  deeds: [],
  sources: [0],
  ...facts,
})
const won = (round: number, opponent: string, [scored, conceded]: [number, number]) => ({
  round,
  opponent,
  isHome: true,
  day: `2026-05-0${round}`,
  scored,
  conceded,
})
const roster = (key: string, facts: Partial<ClubFacts> = {}) => club(key, { players: 30, sources: [0], ...facts })
const fixtures = (key: string, facts: Partial<ClubFacts> = {}) =>
  club(key, { games: [won(1, 'bahia', [2, 1])], sources: [1], ...facts })
const whole = club('bahia', { players: 30, games: [won(1, 'x', [0, 0])], sources: [0, 1] })

describe('JN1 clubs of one file that have no partner in the other', () => {
  test('are named with what they lack, and a word that only the two have makes a pair', () => {
    const { unpaired, proposals } = pairClubs([
      whole,
      roster('spt', { words: ['spt', 'sport', 'recife'] }),
      fixtures('sc-recife', { words: ['recife'] }),
      roster('abc', { words: ['abc'] }),
    ])
    expect(unpaired).toMatchObject([
      { key: 'spt', lacks: 'matches', players: 30, matches: 0 },
      { key: 'abc', lacks: 'matches' },
      { key: 'sc-recife', lacks: 'players', players: 0, matches: 1 },
    ])
    expect(proposals).toEqual([{ from: 'spt', to: 'sc-recife', reasons: ['name'], isStrong: false, areStored: false }])
  })

  test('a word that a third club shares proposes no pair, and neither do two equally likely pairs', () => {
    const clubs = [
      whole,
      roster('atletico-x', { words: ['atletico'] }),
      fixtures('atletico-y', { words: ['atletico'] }),
      fixtures('atletico-z', { words: ['atletico'] }),
    ]
    expect(pairClubs(clubs).proposals).toEqual([])
    const twins = [
      whole,
      roster('a', { city: 'recife' }),
      fixtures('b', { city: 'recife' }),
      fixtures('c', { city: 'recife' }),
    ]
    expect(pairClubs(twins).proposals).toEqual([])
  })

  test('results of three rounds that fit are a strong reason, and results that do not fit outweigh a name', () => {
    const deeds = [1, 2, 3].map((round) => ({ round, goals: round, conceded: 0 }))
    const games = [1, 2, 3].map((round) => won(round, 'bahia', [round, 0]))
    const others = [1, 2, 3].map((round) => won(round, 'bahia', [0, round]))
    const { proposals } = pairClubs([
      whole,
      roster('leao', { deeds, words: ['ilha'] }),
      fixtures('ilha', { games: others, words: ['ilha'] }),
      fixtures('tigre', { games, words: ['tigre'] }),
    ])
    expect(proposals).toEqual([{ from: 'leao', to: 'tigre', reasons: ['results'], isStrong: true, areStored: false }])
  })

  test('the only clubs left on each side make a pair, and a stored club keeps its key', () => {
    const { proposals } = pairClubs([whole, roster('um', { isStored: true, sources: [-1] }), fixtures('outro')])
    expect(proposals).toEqual([{ from: 'outro', to: 'um', reasons: ['only_left'], isStrong: false, areStored: false }])
  })

  test('one match in two calendars under two names makes a pair; two clubs that meet never do', () => {
    const game = won(1, 'bahia', [2, 1])
    const names = { words: ['recife'], players: 0 }
    const calendars = [
      club('sport', { ...names, games: [game], sources: [0] }),
      club('sc-recife', { ...names, games: [game], sources: [1] }),
    ]
    expect(pairClubs(calendars).proposals).toMatchObject([{ reasons: ['name', 'fixtures'], isStrong: true }])
    const rivals = [
      club('sport', { ...names, games: [game, won(2, 'sc-recife', [1, 1])], sources: [0] }),
      club('sc-recife', { ...names, games: [game], sources: [1] }),
    ]
    expect(pairClubs(rivals).proposals).toEqual([])
  })

  test('a calendar without any players, or players without any calendar, need no pairs', () => {
    expect(pairClubs([fixtures('a'), fixtures('b')]).unpaired).toEqual([])
    expect(pairClubs([roster('a'), roster('b')]).unpaired).toEqual([])
  })
})
