import { expect, test } from 'vitest'
import { account as en } from './en/account.ts'
import { account as es } from './es/account.ts'
import { account as pt } from './pt-BR/account.ts'

const nothing = { squads: 0, picks: 0, leagues: 0, leaguesLeft: [], points: 0, squadsLeft: 0, pastStays: false }

test.each([
  ['pt-BR', pt, /fica o salvo por último/, /se chamam A 2 e B 2\.$/, /uma vez só/],
  ['es', es, /queda el último guardado/, /se llaman A 2 y B 2\.$/, /una sola vez/],
  ['en', en, /the one saved last stays/, /called A 2 and B 2\.$/, /only once/],
] as const)(
  '%s names the rule that a pick was scored by and a squad’s current name',
  (_language, words, rule, names, once) => {
    for (const picksGivenUp of [1, 3]) {
      const lines = words.merge.lines({ ...nothing, squadsRenamed: [], picksGivenUp })
      expect(lines).toEqual([expect.stringMatching(rule)])
      expect(lines[0]).toContain(String(picksGivenUp))
    }
    const left = words.merge.lines({ ...nothing, squadsRenamed: [], picksGivenUp: 0, squadsLeft: 2, pastStays: true })
    expect(left).toEqual([expect.stringMatching(/2 .*20\.$/), expect.stringMatching(once)])
    expect(words.merge.lines({ ...nothing, squadsRenamed: ['A 2', 'B 2'], picksGivenUp: 0 })).toEqual([
      expect.stringMatching(names),
    ])
  },
)
