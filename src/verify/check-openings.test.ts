import { expect, test } from 'vitest'
import { fromHex, hmacSha256, toHex, utf8 } from './bytes.ts'
import { checkOpenings } from './check-openings.ts'
import type { RoundFile } from './round-file.ts'

const deadlineMs = 1_779_400_000_000
const salt = 'ab'.repeat(32)

/** What is wrong with a save at this moment that became the lineup of squad 7. */
async function wrongAt(atMs: number): Promise<string[]> {
  const squad = { players: [1, 2], prices: [60, 50], captain: 1, vice: null, bench: [] }
  const opening = `craque-var-1\n5\nsquad\n7\n${atMs}\n${JSON.stringify(squad)}\n`
  const commitment = toHex(await hmacSha256(fromHex(salt), utf8(opening)))
  const openings = [{ squad: 7, position: 3, text: `craque-var-1\nsealed\n${atMs}\n${commitment}\n`, opening, salt }]
  const lock = { position: 4, kind: 'lock', atMs: deadlineMs, content: { deadlineMs } }
  return checkOpenings({ lineups: ['7 1 0 1,2 -'], openings } as unknown as RoundFile, lock)
}

test('a save at the exact deadline is late, as for the server (SQ7, VR9)', async () => {
  expect(await wrongAt(deadlineMs - 1)).toEqual([])
  expect(await wrongAt(deadlineMs)).toEqual(['registro 3 (time 7): salvo depois do prazo'])
})
