import type { Kysely } from 'kysely'
import { bracketIsDue } from '#db/import/bracket.ts'
import { readReport, reportsDue } from '#db/import/match-reports.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { MatchNews } from '#jobs/life-cycle/match-source.ts'
import type { Provider, ProviderKind } from '#jobs/life-cycle/provider.ts'
import { fillBracket } from './fill-bracket.ts'

const CHORES = ['fill_bracket'] as const

/** Matches with stored reports: a report becomes news once the clock of its championship has passed its time. */
function fileProvider(db: Kysely<Tables>, championshipId: ChampionshipId): Provider {
  return {
    championshipId,
    due: async () => {
      const reports = await reportsDue(db, championshipId)
      return reports.map(({ matchId, asOf }) => ({ matchId, why: 'kick_off', atMs: asOf.getTime() }))
    },
    read: async ({ matchId }) => (await readReport(db, matchId)) as MatchNews | undefined,
    roundSettled: () => Promise.resolve(),
    chores: { fill_bracket: () => fillBracket(db, championshipId) } satisfies Record<(typeof CHORES)[number], unknown>,
    choresDue: async () => ((await bracketIsDue(db, championshipId)) ? CHORES : []),
  }
}

export const fileMatches: ProviderKind = { of: fileProvider, chores: CHORES }
