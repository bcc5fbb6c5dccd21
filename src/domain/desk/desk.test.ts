import { expect, test } from 'vitest'
import type { Position } from '#domain/sport/position.ts'
import { deedsFor } from './deeds.ts'
import { foldTaps } from './fold-taps.ts'
import { judgeTap } from './judge-tap.ts'
import type { DeskFacts, Said, Tap } from './tap.ts'

const HOME = 1
const AWAY = 2
const POSITIONS: Position[] = ['Goleiro', 'Goleiro', 'Defensor', 'Meio-Campo', 'Atacante']
const facts: DeskFacts = {
  homeId: HOME,
  awayId: AWAY,
  halfMinutes: 45,
  extraMinutes: 15,
  players: [HOME, AWAY].flatMap((clubId) =>
    POSITIONS.map((position, i) => ({ id: clubId * 10 + i, clubId, position })),
  ),
}
const minute = 60_000

/** Taps at so many minutes of real time, each with its own id, of one phone unless another is named. */
function taps(...told: [atMinute: number, said: Said, deviceId?: string][]): Tap[] {
  return told.map(([atMinute, said, deviceId = 'one'], i) => ({
    id: `tap-${i}`,
    deviceId,
    atMs: atMinute * minute,
    said,
  }))
}
const goal = (playerId: number, more: { otherId?: number; minute?: number } = {}): Said => ({
  kind: 'deed',
  deed: 'goal',
  clubId: Math.floor(playerId / 10),
  playerId,
  ...more,
})
const deed = (name: Extract<Said, { kind: 'deed' }>['deed'], playerId: number, otherId?: number): Said => ({
  kind: 'deed',
  deed: name,
  clubId: Math.floor(playerId / 10),
  playerId,
  ...(otherId !== undefined && { otherId }),
})
const kickOff: Said = { kind: 'period', period: 'first_half' }
const halfTime: Said = { kind: 'period', period: 'half_time' }
const secondHalf: Said = { kind: 'period', period: 'second_half' }
const fullTime: Said = { kind: 'period', period: 'full_time' }
const scoutsOf = (match: ReturnType<typeof foldTaps>, playerId: number) =>
  match.players.find((player) => player.playerId === playerId)?.scouts

test('a whole match becomes its score, events and scouts', () => {
  const match = foldTaps(
    facts,
    taps(
      [0, { kind: 'lineup', clubId: HOME, starters: [10, 12, 13, 14] }],
      [0, kickOff],
      [10, goal(14, { otherId: 13 })],
      [20, deed('yellow', 22)],
      [30, deed('yellow', 22)],
      [46.5, deed('save', 10)],
      [48, halfTime],
      [60, secondHalf],
      [61, deed('own_goal', 12)],
      [70, deed('substitution', 11, 10)],
      [80, deed('penalty_saved', 24)],
      [90, goal(24)],
      [110, fullTime],
    ),
  )
  expect(match.score).toEqual({ home: 1, away: 2 })
  expect(match.clock.phase).toBe('over')
  expect(match.events.map(({ kind, minute: at, stoppage }) => [kind, at, stoppage])).toEqual([
    ['kick_off', 1, 0],
    ['goal', 11, 0],
    ['yellow', 21, 0],
    ['second_yellow', 31, 0],
    ['save', 45, 2],
    ['half_time', 45, 4],
    ['second_half', 46, 0],
    ['own_goal', 47, 0],
    ['substitution', 56, 0],
    ['penalty_saved', 66, 0],
    ['goal', 76, 0],
    ['full_time', 90, 6],
  ])
  expect(scoutsOf(match, 14)).toEqual({ goal: 1 })
  expect(scoutsOf(match, 13)).toEqual({ assist: 1 })
  expect(scoutsOf(match, 22)).toEqual({ redCard: 1 })
  expect(scoutsOf(match, 12)).toEqual({ ownGoal: 1 })
  // The goalkeeper of the moment: the first one conceded the own goal, the second the last goal.
  expect(scoutsOf(match, 10)).toEqual({ save: 1, goalConceded: 1 })
  expect(scoutsOf(match, 11)).toEqual({ penaltySaved: 1, goalConceded: 1 })
  expect(new Set(match.onPitch.home)).toEqual(new Set([11, 12, 13, 14]))
})

test('DK4 a clock that is put right is right for its whole half, and for no other', () => {
  const late = taps([0, kickOff], [1, goal(14)], [2, { kind: 'clock', second: 300 }], [3, goal(14)])
  expect(foldTaps(facts, late).events.map(({ minute: at }) => at)).toEqual([4, 5, 7])
  const next = foldTaps(facts, [
    ...late,
    ...taps([50, secondHalf], [51, goal(24)]).map((tap) => ({ ...tap, id: `b${tap.id}` })),
  ])
  expect(next.events.at(-1)).toMatchObject({ minute: 47 })
})

test('DK4 a half that begins in the moment in which the one before ended comes after its whistle', () => {
  const { events } = foldTaps(facts, taps([0, kickOff], [48, halfTime], [48, secondHalf], [48.005, deed('yellow', 22)]))
  expect(events.map(({ kind, minute: at, stoppage }) => [kind, at, stoppage])).toEqual([
    ['kick_off', 1, 0],
    ['half_time', 45, 4],
    ['second_half', 46, 0],
    ['yellow', 46, 0],
  ])
})

const periodOf = (period: Extract<Said, { kind: 'period' }>['period']): Said => ({ kind: 'period', period })
const kick = (clubId: number, isIn: boolean): Said => ({ kind: 'kick', clubId, isIn })
/** Level after two halves, then a goal each in extra time. */
const extraTime: [number, Said][] = [
  [0, { kind: 'lineup', clubId: HOME, starters: [10, 12, 13, 14] }],
  [0, kickOff],
  [46, halfTime],
  [60, secondHalf],
  [107, periodOf('normal_end')],
  [112, periodOf('extra_first')],
  [120, goal(14)],
  [128, periodOf('extra_second')],
  [130, goal(24)],
  [144, periodOf('shoot_out')],
]

test('DK13 a match goes on in extra time and in a shoot-out, which leave its score as it was', () => {
  const match = foldTaps(
    facts,
    taps(
      ...extraTime,
      [145, kick(AWAY, true)],
      [146, kick(HOME, true)],
      [147, kick(AWAY, false)],
      [148, kick(HOME, true)],
      [149, fullTime],
    ),
  )
  expect(match).toMatchObject({
    score: { home: 0, away: 0 },
    extraTime: { home: 1, away: 1 },
    penalties: { home: 2, away: 1 },
  })
  expect(match.events.slice(3).map(({ kind, minute: at, stoppage }) => [kind, at, stoppage])).toEqual([
    ['normal_end', 90, 3],
    ['extra_time', 91, 0],
    ['goal', 99, 0],
    ['extra_second_half', 106, 0],
    ['goal', 108, 0],
    ['shoot_out', 120, 2],
    ['kick_in', 120, 2],
    ['kick_in', 120, 2],
    ['kick_missed', 120, 2],
    ['kick_in', 120, 2],
    ['full_time', 120, 2],
  ])
  // MT6: goals of extra time are goals to a player, and cost the goalkeeper his clean sheet; kicks are nothing.
  expect(scoutsOf(match, 14)).toEqual({ goal: 1 })
  expect(scoutsOf(match, 10)).toEqual({ goalConceded: 1 })
})

test('DK13 told afterwards a minute is one of extra time where there was any, else an added one', () => {
  const told = (...more: [number, Said][]) =>
    foldTaps(facts, taps([0, kickOff], ...more, [0, goal(14, { minute: 95 })], [200, fullTime]))
  expect(told()).toMatchObject({ score: { home: 1 }, extraTime: null })
  expect(told().events.map(({ minute: at, stoppage }) => [at, stoppage])).toEqual([
    [1, 0],
    [90, 5],
    [90, 0],
  ])
  expect(told([0, periodOf('extra_first')])).toMatchObject({ score: { home: 0 }, extraTime: { home: 1 } })
})

test('DK5 DK13 a kick that two tell is asked about, whatever each saw of it', () => {
  const both = taps(...extraTime, [145, kick(HOME, true)]).concat(
    taps([145.5, kick(HOME, false), 'two']).map((tap) => ({ ...tap, id: 'other' })),
  )
  const asked = foldTaps(facts, both)
  expect(asked.questions).toMatchObject([{ tapId: 'other' }])
  expect(asked.penalties).toEqual({ home: 1, away: 0 })
})

test('DK5 a like tap of another phone within a minute waits for an answer, which decides it', () => {
  const both = taps([0, kickOff], [10, goal(14)], [10.5, goal(13), 'two'])
  const asked = foldTaps(facts, both)
  expect(asked.score.home).toBe(1)
  expect(asked.questions).toEqual([{ tapId: 'tap-2', likeId: 'tap-1' }])
  const answer = (isSame: boolean): Tap => ({
    ...both[0]!,
    id: 'answer',
    said: { kind: 'judge', tapId: 'tap-2', isSame },
  })
  expect(foldTaps(facts, [...both, answer(true)])).toMatchObject({ score: { home: 1 }, questions: [] })
  expect(foldTaps(facts, [...both, answer(false)])).toMatchObject({ score: { home: 2 }, questions: [] })
  const undo: Tap = { ...both[0]!, id: 'undo', said: { kind: 'undo', tapId: 'tap-1' } }
  expect(foldTaps(facts, [...both, undo])).toMatchObject({ score: { home: 1 }, questions: [] })
})

test.each<[string, [number, Said, string?][], number]>([
  [
    'DK5 of the same phone nothing is asked',
    [
      [10, goal(14)],
      [10.2, goal(14)],
    ],
    2,
  ],
  [
    'DK5 after more than a minute nothing is asked',
    [
      [10, goal(14)],
      [11.1, goal(14), 'two'],
    ],
    2,
  ],
  [
    'DK5 a goal of the other club is another one',
    [
      [10, goal(14)],
      [10.2, goal(24), 'two'],
    ],
    1,
  ],
  [
    'DK5 another player’s card is another one',
    [
      [10, deed('yellow', 14)],
      [10.1, deed('yellow', 13), 'two'],
    ],
    0,
  ],
])('%s', (_rule, told, home) => {
  const match = foldTaps(facts, taps([0, kickOff], ...told))
  expect(match.score.home).toBe(home)
  expect(match.questions).toEqual([])
})

test('DK7 of a side without a line-up everybody took part, with one goalkeeper', () => {
  const match = foldTaps(
    facts,
    taps([0, kickOff], [0, goal(14, { minute: 70 })], [0, goal(13, { minute: 30 })], [0, fullTime]),
  )
  expect(match.players.filter(({ tookPart }) => tookPart).map(({ playerId }) => playerId)).toEqual([
    10, 12, 13, 14, 20, 22, 23, 24,
  ])
  expect(scoutsOf(match, 10)).toEqual({ cleanSheet: 1 })
  expect(scoutsOf(match, 20)).toEqual({ goalConceded: 2 })
  expect(match.events.map(({ minute: at }) => at)).toEqual([1, 30, 70, 90])
})

test('DK8 what is counted after the match stands instead of what was tapped', () => {
  const counts: Said = { kind: 'counts', clubId: HOME, playerId: 13, scouts: { tackle: 4, foul: 0 } }
  const match = foldTaps(
    facts,
    taps([0, kickOff], [1, deed('tackle', 13)], [2, deed('foul', 13)], [90, fullTime], [95, counts]),
  )
  expect(scoutsOf(match, 13)).toEqual({ tackle: 4 })
})

const playing = taps([0, kickOff], [10, goal(14)])
const over = [...playing, ...taps([95, fullTime]).map((tap) => ({ ...tap, id: 'end' }))]
test.each<[string, Tap[], number, Said, 'organiser' | 'helper', string]>([
  ['DK2 before the kick-off nothing happens', [], 1, goal(14), 'organiser', 'not_begun'],
  ['DK2 a line-up comes before', [], 1, { kind: 'lineup', clubId: HOME, starters: [10] }, 'helper', 'ok'],
  ['DK2 who is of neither club', playing, 11, goal(34), 'organiser', 'not_of_these_clubs'],
  [
    'DK2 who is of the other club',
    playing,
    11,
    { ...goal(24), clubId: HOME } as Said,
    'organiser',
    'not_of_these_clubs',
  ],
  ['DK6 taken back within five minutes', playing, 15, { kind: 'undo', tapId: 'tap-1' }, 'helper', 'ok'],
  ['DK6 not later', playing, 15.1, { kind: 'undo', tapId: 'tap-1' }, 'helper', 'undo_too_late'],
  ['DK6 but by organisers', playing, 80, { kind: 'undo', tapId: 'tap-1' }, 'organiser', 'ok'],
  ['DK6 the kick-off stays', playing, 1, { kind: 'undo', tapId: 'tap-0' }, 'organiser', 'tap_stays'],
  ['DK6 what nobody tapped', playing, 1, { kind: 'undo', tapId: 'none' }, 'organiser', 'tap_unknown'],
  ['DK13 without a shoot-out nobody kicks', playing, 11, kick(HOME, true), 'organiser', 'no_shoot_out'],
  ['DK9 tapped before the whistle, arrived after it', over, 94, goal(14), 'helper', 'ok'],
  ['DK9 tapped after the whistle', over, 96, goal(14), 'organiser', 'whistle_blown'],
  ['DK9 added with its minute', over, 96, goal(14, { minute: 44 }), 'organiser', 'ok'],
  ['DK9 not by a helper', over, 96, goal(14, { minute: 44 }), 'helper', 'whistle_blown'],
  ['DK9 a whistle that two tell is one', over, 96, fullTime, 'helper', 'ok'],
])('%s', (_rule, before, atMinute, said, who, expected) => {
  const tap: Tap = { id: 'new', deviceId: 'one', atMs: atMinute * minute, said }
  const judged = judgeTap({ facts, taps: before, isOrganiser: who === 'organiser' }, tap)
  expect(judged.ok ? 'ok' : judged.error).toBe(expected)
})

test('DK3 what is asked for are the scouts that the rule set gives the player points for', () => {
  expect(deedsFor('Goleiro', 'cartola-2025')).toContain('save')
  expect(deedsFor('Atacante', 'cartola-2025')).not.toContain('save')
  expect(deedsFor('Atacante', 'fpl-2024')).not.toContain('tackle')
  expect(deedsFor('Atacante', 'fpl-2024').slice(0, 3)).toEqual(['goal', 'yellow', 'substitution'])
})
