import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { exploreSeason, SeasonFailed } from '#server/testing/explorer/explore-season.ts'
import { shortestWay } from '#server/testing/explorer/shortest-way.ts'

/** `npm run harden -- --explore N` plays N seasons. CRAQUE_SEED repeats one of them. */
const seasons = Number(process.env['CRAQUE_EXPLORE'] ?? 5)
const only = process.env['CRAQUE_SEED']
const firstSeed = Number(only ?? process.env['CRAQUE_EXPLORE_FROM'] ?? randomInt(1_000_000))
const patience = 600_000 + seasons * 60_000

async function explained(seed: number, error: unknown): Promise<Error> {
  if (!(error instanceof SeasonFailed)) return error as Error
  const way = await shortestWay(seed, error)
  const lines = way.map(({ name, detail }) => `  ${name} ${JSON.stringify(detail)}`)
  return new Error(`CRAQUE_SEED=${seed} ${error.message}\nthe shortest way there:\n${lines.join('\n')}`, {
    cause: error,
  })
}

test(
  'RL3 LD1 MG1 MG2 LG12 SQ7 PK1 MT1 MT2 seasons in which people save, join, pick, merge and leave, with steps cut, raced and repeated, end as the model of the rules says; the log accuses nobody (VR6, VR9)',
  { timeout: patience },
  async (context) => {
    const count = only === undefined ? seasons : 1
    let [steps, troubles, heads, rounds, keys, restores, updates] = [0, 0, 0, 0, 0, 0, 0]
    for (let seed = firstSeed; seed < firstSeed + count; seed++) {
      const played = await exploreSeason(seed).catch(async (error: unknown) => {
        throw await explained(seed, error)
      })
      steps += played.steps
      troubles += played.troubles
      heads += played.heads
      rounds += played.rounds
      keys += played.keys
      restores += played.restores
      updates += played.updates
    }
    expect(troubles).toBeGreaterThan(count)
    expect(rounds).toBeGreaterThan(count)
    note(
      context,
      `0 false alarms of the log in ${heads} heads and ${rounds} rounds, with ${keys} new keys, ${restores} restores and ${updates} updates`,
    )
    note(context, `${count} seasons of ${steps} steps with ${troubles} cuts, races and repeats from seed ${firstSeed}`)
  },
)
