import { expect, test } from 'vitest'
import type { ActivityView } from '#contract/profile.ts'
import { profile as en } from '#web/copy/en/profile.ts'
import { profile as pt } from '#web/copy/pt-BR/profile.ts'
import { activitySentence } from './activity-words.ts'

const activity = (type: ActivityView['type'], data: ActivityView['data']): ActivityView => ({
  id: 1,
  type,
  data,
  atMs: 0,
})
const sentence = (one: ActivityView, copy = pt) => {
  const { before, name, after } = activitySentence(one, copy)
  return before + name + after
}

test('a pick names its match and links to it', () => {
  const pick = activity('prediction_made', { matchId: 7, home: 'Flamengo', away: 'Palmeiras' })
  expect(sentence(pick)).toBe('Deu um palpite em Flamengo x Palmeiras')
  expect(activitySentence(pick, pt)).toMatchObject({
    name: 'Flamengo x Palmeiras',
    link: { to: '/partidas/$matchId', params: { matchId: '7' } },
  })
  expect(sentence(activity('prediction_made', {}))).toBe('Deu um palpite')
})

test('a league is named once and linked, in every format of the entry', () => {
  const joined = activity('league_joined', { leagueId: 3, name: 'Liga Brasileirão 2025' })
  expect(sentence(joined)).toBe('Entrou em Liga Brasileirão 2025')
  expect(activitySentence(joined, pt).link).toMatchObject({ params: { leagueId: '3' } })
  expect(sentence(activity('league_joined', { leagueId: 3, league: 'Copa' }))).toBe('Entrou em Copa')
})

test('a team links to itself, and the example links nowhere', () => {
  expect(activitySentence(activity('team_created', { squadId: 9, name: 'Canarinho' }), pt)).toMatchObject({
    before: 'Criou o time ',
    name: 'Canarinho',
    link: { to: '/fantasy', search: { time: 9 } },
  })
  expect(activitySentence(activity('team_created', { name: 'Canarinho' }), pt).link).toBeUndefined()
})

test('names in entries cannot break the sentence', () => {
  expect(sentence(activity('team_created', { squadId: 1, name: 'a\u0001b' }))).toBe('Criou o time a\u0001b')
})

test('a title links to its league, and another achievement to its place on the page', () => {
  const title = activity('achievement', { achievement: 'campeao-de-liga', leagueId: 4, league: 'Copa', prize: 500 })
  expect(sentence(title)).toBe('Venceu Copa')
  expect(activitySentence(title, pt).link).toMatchObject({ to: '/ligas/$leagueId', params: { leagueId: '4' } })
  expect(activitySentence(activity('achievement', { achievement: 'em-chamas' }), pt)).toMatchObject({
    before: 'Conquistou ',
    name: 'Em Chamas',
    link: { hash: 'em-chamas' },
  })
})

test('achievements and ranks are in the language of the page', () => {
  expect(sentence(activity('achievement', { achievement: 'em-chamas' }), en)).toContain(
    en.achievements.names['em-chamas'],
  )
  expect(activitySentence(activity('ranking_up', { from: 9, to: 4 }), pt)).toMatchObject({ link: { to: '/rankings' } })
})
