import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { exploreSeason, shrinkTroubles, troublesOf } from '#jobs/testing/explore-season.ts'

/** `npm run harden -- --explore N`; CRAQUE_SEED plays one season again. */
const seasons = Number(process.env['CRAQUE_EXPLORE'] ?? 5)
const only = process.env['CRAQUE_SEED']
const firstSeed = only === undefined ? randomInt(1_000_000) : Number(only)
const patience = 60_000 + seasons * 60_000

test(
  'RL3 LD1 seasons whose steps are cut, raced and repeated end as the model of the rules says',
  { timeout: patience },
  async (context) => {
    let troubles = 0
    const count = only === undefined ? seasons : 1
    for (let seed = firstSeed; seed < firstSeed + count; seed++) {
      try {
        troubles += (await exploreSeason(seed)).length
      } catch (error) {
        const shortest = await shrinkTroubles(seed, troublesOf(seed))
        throw new Error(`CRAQUE_SEED=${seed} fails with ${JSON.stringify(shortest)}: ${(error as Error).message}`, {
          cause: error,
        })
      }
    }
    expect(troubles).toBeGreaterThan(count)
    note(context, `${count} seasons with ${troubles} cuts, races and repeats from seed ${firstSeed}`)
  },
)
