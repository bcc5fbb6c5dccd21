import { expect, test } from 'vitest'
import { league as words } from '#web/copy/pt-BR/league.ts'
import { draftOf, errorsOf, type LeagueFields } from './league-draft.ts'

const now = { nowMs: Date.parse('2026-11-15T12:00:00-03:00'), today: '2026-11-15' }
const { errors } = words.form
const fields: LeagueFields = {
  name: 'Liga da firma',
  description: '',
  format: 'pontos-corridos',
  visibility: 'public',
  prize: '1000',
  starts: '2026-11-15',
  ends: '2026-12-30',
}

test('days become times in the game’s zone, and today becomes now', () => {
  expect(draftOf(fields, now)).toMatchObject({
    startsAtMs: now.nowMs,
    endsAtMs: Date.parse('2026-12-31T03:00:00Z') - 1,
  })
  expect(draftOf({ ...fields, starts: '2026-11-20' }, now).startsAtMs).toBe(Date.parse('2026-11-20T03:00:00Z'))
})

test.each([
  ['nothing wrong', {}, {}],
  ['today only', { ends: '2026-11-15' }, {}],
  ['LG1 a short name', { name: ' a ' }, { name: errors.name }],
  ['LG4 no prize', { prize: '' }, { prize: errors.prize }],
  ['LG4 too much', { prize: '10001' }, { prize: errors.prize }],
  ['LG1 no end', { ends: '' }, { ends: errors.date }],
  ['LG1 no start', { starts: '' }, { starts: errors.date }],
  ['LG1 ends first', { starts: '2026-12-01', ends: '2026-11-30' }, { ends: errors.order }],
  ['LG1 starts yesterday', { starts: '2026-11-14' }, { starts: errors.past }],
  ['LG1 ends first and in the past', { ends: '2026-11-01' }, { ends: errors.order }],
  [
    'LG1 no start, and an end in the past',
    { starts: '', ends: '2026-11-01' },
    { starts: errors.date, ends: errors.past },
  ],
  ['LG1 more than a year', { ends: '2028-01-01' }, { ends: errors.tooLong }],
  ['all at once', { name: '', prize: 'x', ends: '' }, { name: errors.name, prize: errors.prize, ends: errors.date }],
])('%s', (_what, change: Partial<LeagueFields>, wanted) => {
  expect(errorsOf({ ...fields, ...change }, now, errors)).toEqual(wanted)
})
