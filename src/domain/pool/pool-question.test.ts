import { describe, expect, test } from 'vitest'
import { answerPoints, isAnswer, validateQuestion, type NewQuestion } from './pool-question.ts'
import { rightByResults, type SeasonFacts, type SeasonMatch } from './question-result.ts'

const NOW = { nowMs: 1000, endsAtMs: 9000, sport: 'futebol' as const }
const question = (change: Partial<NewQuestion> = {}): NewQuestion => ({
  kind: 'champion',
  ask: '',
  given: [],
  group: null,
  points: 10,
  closesAtMs: 5000,
  ...change,
})

describe('a question', () => {
  test.each([
    ['BL7', { closesAtMs: 1000 }, {}, 'question_closed_already'],
    ['BL7', { closesAtMs: 9001 }, {}, 'question_closed_already'],
    ['BL7', {}, { sport: null }, 'question_needs_one_sport'],
    ['BL7', { kind: 'topScorer' }, { sport: 'tenis' }, 'question_of_football'],
    ['BL7', { kind: 'groupWinner' }, {}, 'question_needs_group'],
    ['BL7', { kind: 'free', ask: ' a ', given: ['sim', 'não'] }, {}, 'question_needs_text'],
    ['BL7', { kind: 'free', ask: 'Chove?', given: ['sim', ' '] }, {}, 'question_needs_answers'],
    ['BL7', { kind: 'free', ask: 'Chove?', given: ['sim', 'sim '] }, {}, 'question_needs_answers'],
  ] as const)('%s %o in %o is refused as %s', (_rule, change, where, kind) => {
    const valid = validateQuestion(question(change), { ...NOW, ...where })
    expect(valid.ok ? undefined : valid.error.kind).toBe(kind)
  })

  test('BL7 if free, is possible for any sport; if a template, has no text of its own', () => {
    const free = question({ kind: 'free', ask: ' Chove? ', given: ['sim', '', ' não'] })
    expect(validateQuestion(free, { ...NOW, sport: null })).toMatchObject({
      value: { ask: 'Chove?', given: ['sim', 'não'] },
    })
    expect(validateQuestion(question({ ask: 'x', given: ['y'], group: 'A' }), NOW)).toMatchObject({
      value: { ask: '', given: [], group: null },
    })
  })

  test('BL7 BL8 takes as many different answers as it asks for, and each right one is worth the points', () => {
    const options = new Set([1, 2, 3])
    expect(isAnswer('finalists', [1, 2], options)).toBe(true)
    for (const choices of [[1], [1, 1], [1, 4], [1, 2, 3]]) expect(isAnswer('finalists', choices, options)).toBe(false)
    expect(answerPoints(10, [1, 2], [2, 3])).toBe(10)
    expect(answerPoints(10, [1, 2], [2, 1])).toBe(20)
    expect(answerPoints(10, [1, 2], null)).toBe(0)
  })
})

describe('BL8 the results decide', () => {
  const match = (
    id: number,
    [homeId, home, away, awayId]: [number, number, number, number],
    more: Partial<SeasonMatch> = {},
  ): SeasonMatch => ({
    id,
    homeId,
    awayId,
    score: { home, away },
    group: null,
    startsAtMs: id,
    isOver: true,
    counts: true,
    ...more,
  })
  const facts = (change: Partial<SeasonFacts>): SeasonFacts => ({
    sport: 'futebol',
    isEnded: false,
    afterExtraTime: false,
    matches: [],
    ties: [],
    scorers: [],
    ...change,
  })
  const right = (kind: NewQuestion['kind'], known: SeasonFacts, group: string | null = null) =>
    rightByResults({ kind, group }, known)
  const tie = (stageOrder: number, homeId: number | null, awayId: number | null, matchId: number | null = null) => ({
    stageOrder,
    homeId,
    awayId,
    matchId,
  })

  test('the champion of a league: its leader after the last match', () => {
    const matches = [match(1, [1, 2, 0, 2]), match(2, [2, 1, 1, 1])]
    expect(right('champion', facts({ matches }))).toEqual([1])
    expect(right('champion', facts({ matches: [...matches, match(3, [1, 0, 0, 2], { isOver: false })] }))).toBeNull()
    expect(right('champion', facts({}))).toBeNull()
  })

  test('in a cup the champion, by penalties too, the finalists and the semi-finalists, without the match for third place', () => {
    const matches = [match(9, [1, 2, 2, 3], { extraTime: { home: 3, away: 3 }, penalties: { home: 2, away: 4 } })]
    const ties = [tie(4, 1, 2), tie(4, 3, 4), tie(5, 2, 4), tie(6, 1, 3, 9)]
    const known = facts({ matches, ties })
    expect(right('champion', known)).toEqual([3])
    expect(right('finalists', known)).toEqual([1, 3])
    expect(right('semifinalists', known)).toEqual([1, 2, 3, 4])
    expect(right('finalists', facts({ ties: [tie(6, 1, null)] }))).toBeNull()
  })

  test('the winner of a group: its first when it is over', () => {
    const matches = [match(1, [1, 2, 0, 2], { group: 'Group B' }), match(2, [2, 0, 1, 1], { group: 'Group B' })]
    expect(right('groupWinner', facts({ matches }), 'B')).toEqual([1])
    expect(right('groupWinner', facts({ matches }), 'C')).toBeNull()
  })

  test('most goals, when the matches that count are over: everybody who shares the first place', () => {
    const matches = [match(1, [1, 2, 1, 2]), match(2, [3, 2, 0, 4]), match(3, [2, 9, 0, 4], { counts: false })]
    const scorers = [
      { playerId: 7, goals: 2 },
      { playerId: 8, goals: 2 },
      { playerId: 9, goals: 1 },
    ]
    const known = facts({ matches, scorers, isEnded: true })
    expect(right('mostGoals', known)).toEqual([1, 3])
    expect(right('mostConceded', known)).toEqual([2, 4])
    expect(right('topScorer', known)).toEqual([7, 8])
    const running = facts({ matches: [...matches, match(4, [1, 0, 0, 2], { isOver: false })], scorers, isEnded: true })
    for (const kind of ['mostGoals', 'mostConceded', 'topScorer'] as const) expect(right(kind, running)).toBeNull()
    expect(right('topScorer', facts({ matches, isEnded: true })), 'nobody is known to have scored').toBeNull()
    expect(right('free', known)).toBeNull()
  })

  test('no goals while a tie waits for its clubs, or while a league may get more matches', () => {
    const semis = [match(1, [1, 5, 1, 2]), match(2, [3, 2, 0, 4])]
    const ties = [tie(0, 1, 2, 1), tie(0, 3, 4, 2), tie(1, 1, 3)]
    expect(right('mostGoals', facts({ matches: semis, ties }))).toBeNull()
    const final = match(3, [1, 0, 9, 3])
    expect(
      right('mostGoals', facts({ matches: [...semis, final], ties: [...ties.slice(0, 2), tie(1, 1, 3, 3)] })),
    ).toEqual([3])
    expect(right('mostGoals', facts({ matches: semis })), 'a league of four with two matches').toBeNull()
    expect(right('champion', facts({ matches: semis }))).toBeNull()
    expect(right('mostGoals', facts({ matches: semis, isEnded: true }))).toEqual([1])
    const group = semis.map((one) => ({ ...one, group: 'Group A' }))
    expect(right('mostGoals', facts({ matches: group })), 'a knock-out may follow').toBeNull()
  })

  test('goals of extra time where the bolão counts the score after it', () => {
    const matches = [match(1, [1, 1, 1, 2], { extraTime: { home: 1, away: 3 } })]
    const ties = [tie(0, 1, 2, 1)]
    expect(right('mostGoals', facts({ matches, ties }))).toEqual([1, 2])
    expect(right('mostGoals', facts({ matches, ties, afterExtraTime: true }))).toEqual([2])
  })
})
