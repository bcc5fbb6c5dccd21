import { expect, test } from 'vitest'
import { judgeDecision, wasPlayedOn, type Decision, type MatchFacts } from './decision.ts'

const hour = 3_600_000
const match: MatchFacts = {
  state: 'scheduled',
  startsAtMs: 10 * hour,
  hasDate: true,
  score: null,
  round: { deadlineMs: 8 * hour, nextDeadlineMs: 100 * hour },
  leftRound: null,
  resumesAtMs: null,
}
const played: MatchFacts = { ...match, state: 'final', score: { home: 1, away: 1 } }
const moved = (hours: number): Decision => ({ kind: 'moved', startsAtMs: hours * hour })
const award: Decision = { kind: 'awarded', score: { home: 3, away: 0 } }

test.each<[string, MatchFacts, Decision, boolean | string]>([
  ['MT1 postponed: it leaves', match, { kind: 'postponed' }, true],
  ['MT1 twice changes nothing', { ...match, hasDate: false, round: null }, { kind: 'postponed' }, 'nothing_changed'],
  ['MT2 moved within the round: it stays', match, moved(99), false],
  ['MT2 moved to the next deadline: it leaves', match, moved(100), true],
  ['MT2 MT9 moved to before the deadline: it leaves', match, moved(7), true],
  ['MT2 moved to the deadline: it stays', match, moved(8), false],
  ['MT2 into the past', match, moved(1), 'in_the_past'],
  ['MT2 to where it is', match, moved(10), 'nothing_changed'],
  ['MT2 of no round', { ...match, round: null }, moved(500), false],
  ['MT1 under way', { ...match, state: 'live' }, { kind: 'postponed' }, 'under_way'],
  ['MT3 under way: it leaves', { ...match, state: 'live' }, { kind: 'abandoned' }, true],
  ['MT3 not begun', match, { kind: 'abandoned' }, 'not_begun'],
  ['MT3 over', played, { kind: 'abandoned' }, 'already_over'],
  ['MT3 played anew', { ...match, state: 'abandoned', round: null }, moved(200), false],
  ['MT4 not played: it leaves', match, award, true],
  ['MT4 after it was abandoned', { ...match, state: 'abandoned', round: null }, award, false],
  ['MT5 played: it stays', played, award, false],
  ['MT5 as it is', played, { kind: 'awarded', score: { home: 1, away: 1 } }, 'nothing_changed'],
])('%s', (_rule, facts, decision, expected) => {
  const judged = judgeDecision(facts, decision, 2 * hour)
  expect(judged.ok ? judged.value.leavesRound : judged.error).toBe(expected)
})

const abandoned: MatchFacts = { ...match, state: 'abandoned', round: null, leftRound: match.round }
const resumed = (hours: number | null): Decision => ({
  kind: 'resumed',
  startsAtMs: hours === null ? null : hours * hour,
})
const toResume: MatchFacts = { ...abandoned, round: match.round, leftRound: null, resumesAtMs: 20 * hour }

test.each<[string, MatchFacts, Decision, object | string]>([
  ['MT11 now: it is in its round again', abandoned, resumed(null), { leavesRound: false, returns: true }],
  ['MT11 within the round', abandoned, resumed(99), { leavesRound: false, returns: true }],
  ['MT11 after the next deadline it stays out', abandoned, resumed(100), { leavesRound: false, returns: false }],
  [
    'MT11 after its round was settled',
    { ...abandoned, leftRound: null },
    resumed(99),
    { leavesRound: false, returns: false },
  ],
  ['MT11 not into the past', abandoned, resumed(5), 'in_the_past'],
  ['MT11 another date outside of the round', toResume, resumed(200), { leavesRound: true, returns: false }],
  ['MT11 the same date', toResume, resumed(20), 'nothing_changed'],
  ['MT11 abandoned for good after all', toResume, { kind: 'abandoned' }, { leavesRound: true, returns: false }],
  ['MT11 not abandoned', match, resumed(null), 'not_abandoned'],
  ['MT11 over', played, resumed(null), 'already_over'],
])('%s', (_rule, facts, decision, expected) => {
  const judged = judgeDecision(facts, decision, 10 * hour)
  expect(judged.ok ? judged.value : judged.error).toEqual(expected)
})

test('MT13 a source that reports the end brings an abandoned match back, if its round is not settled', () => {
  expect(wasPlayedOn(abandoned)).toBe(true)
  expect(wasPlayedOn({ ...abandoned, leftRound: null })).toBe(false)
  expect(wasPlayedOn({ ...abandoned, startsAtMs: 100 * hour })).toBe(false)
  expect(wasPlayedOn({ ...abandoned, state: 'scheduled' })).toBe(false)
  expect(wasPlayedOn(toResume)).toBe(false)
})
