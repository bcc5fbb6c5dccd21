import { rngFrom } from '#domain/rng.ts'
import { scoreLineups } from '#domain/scoring/score-lineups.ts'
import { MOST_PLAYERS } from '#domain/sport/modality.ts'

const LINEUPS = 1_000_000
const RUNS = 15

function best(work: () => void): number {
  let least = Infinity
  for (let run = 0; run < RUNS; run++) {
    const from = performance.now()
    work()
    least = Math.min(least, performance.now() - from)
  }
  return least
}

/** Scores a million lineups in typed arrays, and compares with copying the same bytes. */
export function scoreInMemory(): { scoringMs: number; copyingMs: number } {
  const rng = rngFrom('bench', 'settle')
  const columns = {
    players: Uint16Array.from({ length: LINEUPS * MOST_PLAYERS }, () => rng.int(176)),
    captains: Uint8Array.from({ length: LINEUPS }, () => rng.int(MOST_PLAYERS)),
  }
  const points = Int32Array.from({ length: 176 }, () => rng.int(300) - 50)
  const scoringMs = best(() => scoreLineups(columns, points))
  const target = { players: columns.players.slice(), captains: columns.captains.slice() }
  const copyingMs = best(() => {
    target.players.set(columns.players)
    target.captains.set(columns.captains)
  })
  return { scoringMs, copyingMs }
}
