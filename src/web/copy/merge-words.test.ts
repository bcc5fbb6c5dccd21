import { expect, test } from 'vitest'
import { account as en } from './en/account.ts'
import { account as es } from './es/account.ts'
import { account as pt } from './pt-BR/account.ts'

const nothing = { squads: 0, picks: 0, leagues: 0, leaguesLeft: [], points: 0, roundsCountedOnce: 0 }

test.each([
  ['pt-BR', pt, /antes do início fica o salvo por último; depois dele, o da conta/, /se chamam A 2 e B 2\.$/],
  ['es', es, /antes del inicio queda el último guardado; después, el de la cuenta/, /se llaman A 2 y B 2\.$/],
  ['en', en, /before kick-off the one saved last stands, after it the account's/, /called A 2 and B 2\.$/],
] as const)('%s tells by which rule a pick stood and what a squad is called now', (_language, words, rule, names) => {
  for (const picksGivenUp of [1, 3]) {
    const lines = words.merge.lines({ ...nothing, squadsRenamed: [], picksGivenUp })
    expect(lines).toEqual([expect.stringMatching(rule)])
    expect(lines[0]).toContain(String(picksGivenUp))
  }
  expect(words.merge.lines({ ...nothing, squadsRenamed: ['A 2', 'B 2'], picksGivenUp: 0 })).toEqual([
    expect.stringMatching(names),
  ])
})
