import type { MomentView } from '#contract/moment.ts'
import type { MomentFactsRow } from '#db/moment/moment-facts.ts'
import { tierName } from '#domain/division/tiers.ts'
import { momentsOf } from '#domain/moment/moments.ts'

/** The moments of a round, computed from its rows each time (MO1). */
export const momentViews = (row: MomentFactsRow): MomentView[] =>
  momentsOf({
    ...row,
    promotedTo: row.promotedTo === null ? null : tierName(row.promotedTo),
    picks: { settled: row.picks, right: row.rightPicks },
  })
