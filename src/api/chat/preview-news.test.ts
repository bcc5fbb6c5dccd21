import { expect, test } from 'vitest'
import { withExamples } from './preview-news.ts'
import type { News } from './read-news.ts'
import { tellNews } from './tell-news.ts'

const news: News = {
  language: 'pt-BR',
  table: {
    name: 'Amigos',
    rows: [{ rank: 1, name: 'Ana', points: '62,7 pontos' }],
    mine: null,
    behind: null,
    isProvisional: false,
    isOwner: true,
  },
  live: [],
  lacking: null,
  round: { id: 70, number: 7, championship: '' },
  facts: { scores: {}, table: '', deadlineMs: null, roundId: 70 },
}
const deadlineOf = (format: string, lacking: News['lacking'] = null) =>
  tellNews({
    topic: 'deadline',
    changed: [],
    news: withExamples({ ...news, lacking }, { format, nowMs: 0 }),
    group: { leagueId: 1, leagueName: 'Amigos', others: [], timeZone: 'UTC' },
    site: 'https://craque.example',
  })

test('BT6 the example of a deadline names the next round in a league, and speaks of picks in a bolão', () => {
  const lacking = { atMs: 0, names: ['Ana'] }
  expect(deadlineOf('pontos-corridos')).toBe(deadlineOf('pontos-corridos', { ...lacking, roundNumber: 8 }))
  expect(deadlineOf('pontos-corridos')).toContain('8')
  expect(deadlineOf('bolao')).toBe(deadlineOf('bolao', { ...lacking, roundNumber: null }))
  expect(deadlineOf('bolao')).not.toBe(deadlineOf('pontos-corridos'))
})
