import { expect, test } from 'vitest'
import type { SquadView } from '#contract/squad.ts'
import { ApiProblem } from '#web/base/api-client.ts'
import { storedConflict } from './stored-conflict.ts'

const stored = (version: number) => ({ id: 7, version }) as SquadView
const draft = (version: number | null) => ({ players: [], captainId: null, version })
const refused = (squad: SquadView) => new ApiProblem({ kind: 'squad_conflict', facts: { squad } })

test('edits on an older version than the stored one are a conflict, also after a reload', () => {
  expect(storedConflict({ draft: draft(1), saved: stored(2) }, null)?.version).toBe(2)
  expect(storedConflict({ draft: draft(1), saved: stored(1) }, refused(stored(2)))?.version).toBe(2)
})

test('there is no conflict with the same version, without edits, for an unsaved squad or after a decision', () => {
  expect(storedConflict({ draft: draft(2), saved: stored(2) }, null)).toBeUndefined()
  expect(storedConflict({ draft: undefined, saved: stored(2) }, null)).toBeUndefined()
  expect(storedConflict({ draft: draft(null), saved: undefined }, null)).toBeUndefined()
  expect(storedConflict({ draft: draft(2), saved: stored(2) }, refused(stored(2)))).toBeUndefined()
})
