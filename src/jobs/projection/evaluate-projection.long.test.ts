import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { note } from '#test/figure.ts'
import { evaluateProjection } from './evaluate-projection.ts'
import { readSeason } from './read-season.ts'

const DATA = join(process.cwd(), '..', 'shared', 'data')
const seasons = [
  ['futebol/fpl/2023-24', 'fpl-2023'],
  ['cartola/2024', 'cartola-2024'],
] as const
const missing = existsSync(join(DATA, seasons[0][0])) ? '' : ' (skipped: no real data at ../shared/data)'

/** Fitted on the seasons before; docs/models.md has the figures. */
describe.skipIf(missing !== '')(`PJ4 projections of real seasons from round 7 on${missing}`, () => {
  test.for(seasons)('of %s beat every baseline', async ([folder, rules], context) => {
    const season = await readSeason(join(DATA, folder), rules)
    if (!season) throw new Error(`${folder} has no season`)
    const { model, baselines: all, coverage } = evaluateProjection([season], { rules, fromRound: 7 })
    const { form, ...baselines } = all
    expect(model.rmse).toBeLessThan(form.rmse)
    for (const baseline of Object.values(baselines)) {
      expect(model.rmse).toBeLessThan(0.975 * baseline.rmse)
      expect(model.spearman).toBeGreaterThan(baseline.spearman)
      expect(model.minutesMae).toBeLessThan(0.85 * baseline.minutesMae)
      expect(model.appearancesMse).toBeLessThan(0.97 * baseline.appearancesMse)
    }
    expect(coverage.likely).toBeGreaterThan(0.75)
    note(context, `projections of ${folder}: RMSE ${model.rmse.toFixed(3)}, Spearman ${model.spearman.toFixed(3)}`)
  })
})
