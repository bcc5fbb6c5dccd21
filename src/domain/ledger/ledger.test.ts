import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineupSubject, pickSubject, prizeSubject, sumByManager, type Due, type LedgerEntry } from './ledger.ts'
import { appendEntries, entriesToPost } from './post.ts'

const due = (managerId: number, points: number): Due => ({
  subject: lineupSubject(7, managerId),
  kind: 'lineup',
  managerId,
  points,
})
const anyDue = fc.uniqueArray(fc.record({ id: fc.nat(12), points: fc.integer({ min: -300, max: 900 }) }), {
  selector: ({ id }) => id,
})

test('LD2 subjects of different reasons never collide', () => {
  const subjects = [
    lineupSubject(1, 11),
    lineupSubject(11, 1),
    pickSubject(1, 11),
    prizeSubject({ leagueId: 1, edition: 1 }, 11),
    prizeSubject({ leagueId: 1, edition: 11 }, 1),
  ]
  expect(new Set(subjects).size).toBe(subjects.length)
})

test('LD3 the first posting, the same again, a correction and a withdrawal', () => {
  const first = entriesToPost([due(1, 627), due(2, 0)], [])
  expect(first).toEqual([{ ...due(1, 627), revision: 1, key: 'lineup:7:1:1' }])
  expect(entriesToPost([due(1, 627), due(2, 0)], first)).toEqual([])
  const corrected = entriesToPost([due(1, 600)], first)
  expect(corrected).toEqual([{ ...due(1, -27), kind: 'correction', revision: 2, key: 'lineup:7:1:2' }])
  const withdrawn = entriesToPost([], [...corrected, ...first])
  expect(withdrawn).toEqual([{ ...due(1, -600), kind: 'correction', revision: 3, key: 'lineup:7:1:3' }])
})

test('LD1 LD3 LD4 after any series of settlements the account is what the last one says, one entry a key', () => {
  fc.assert(
    fc.property(fc.array(anyDue, { minLength: 1, maxLength: 6 }), fc.boolean(), (settlements, raced) => {
      let ledger: LedgerEntry[] = []
      for (const settlement of settlements) {
        const targets = settlement.map(({ id, points }) => due(id, points))
        const entries = entriesToPost(targets, ledger)
        ledger = appendEntries(ledger, entries)
        if (raced) ledger = appendEntries(ledger, entries)
        expect(entriesToPost(targets, ledger)).toEqual([])
        const sums = sumByManager(ledger)
        for (let id = 0; id <= 12; id++)
          expect(sums.get(id) ?? 0).toBe(settlement.find((line) => line.id === id)?.points ?? 0)
      }
      expect(new Set(ledger.map(({ key }) => key)).size).toBe(ledger.length)
    }),
  )
})
