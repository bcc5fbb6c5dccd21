import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { clubNamesIn } from '#web/copy/format/nation-name.ts'
import { sendRequest } from './api-client.ts'
import { nameClubs } from './name-clubs.ts'

const shirt = { main: '#f7d117', second: '#0a7d3e', pattern: 'plain' }
const nations = { Brazil: 'BR', England: 'GB-ENG', 'Ivory Coast': 'CI', Chile: 'CL' }
const answer = {
  match: { home: { id: 1, name: 'Brazil', shirt }, away: { id: 2, name: 'England', shirt } },
  told: { home: 'Ivory Coast', away: 'Chile', reason: 'Brazil' },
  choices: [
    { id: 1, name: 'Brazil', club: null },
    { id: 9, name: 'England', club: 'Brazil' },
  ],
  player: { name: 'Brazil', position: 'ATA', shirt },
  manager: { name: 'Brazil' },
}

const asking = (path: string, language: Language) =>
  sendRequest<typeof answer>(
    nameClubs(
      async () => Response.json(answer),
      () => clubNamesIn(language, nations),
    ),
    { method: 'GET', path },
  )

test.each([
  ['pt-BR', 'Brasil', 'Inglaterra', 'Costa do Marfim'],
  ['es', 'Brasil', 'Inglaterra', 'Costa de Marfil'],
  ['en', 'Brazil', 'England', 'Ivory Coast'],
] as const)(
  'IM23 in %s clubs are called %s, %s and %s, and people and players keep their names',
  async (language, br, en, ci) => {
    expect(await asking('/api/matches/1', language)).toEqual({
      ...answer,
      match: { home: { id: 1, name: br, shirt }, away: { id: 2, name: en, shirt } },
      told: { home: ci, away: 'Chile', reason: 'Brazil' },
      choices: [
        { id: 1, name: br, club: null },
        { id: 9, name: 'England', club: br },
      ],
    })
  },
)

test('IM23 where organisers type names they see the stored ones', async () => {
  expect(await asking('/api/championships/copa/book', 'pt-BR')).toEqual(answer)
  expect(await asking('/api/operator/matches', 'pt-BR')).toEqual(answer)
})
