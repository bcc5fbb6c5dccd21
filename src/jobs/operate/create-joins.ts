import type { Kysely } from 'kysely'
import { storedClubs } from '#db/import/club-aliases.ts'
import { clubIds, twinPlayers } from '#db/join/duplicates.ts'
import { joinsOf } from '#db/join/joins.ts'
import { inJournal } from '#db/operator/operator-journal.ts'
import type { Tables } from '#db/schema/schema.ts'
import { pairClubs } from '#domain/import/pair-clubs.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { JoinKind } from '#domain/join/join.ts'
import { bringLeftRows } from '#jobs/import/join/bring-left-rows.ts'
import { joinClubs } from '#jobs/import/join/join-clubs.ts'
import { joinPlayers } from '#jobs/import/join/join-players.ts'
import { splitJoin, splitRefusal } from '#jobs/import/join/split-join.ts'
import { factsOfStored } from '#jobs/import/model/club-facts.ts'
import type { ReadFiles } from '#jobs/import/read/read-files.ts'
import type { Providers } from '#jobs/life-cycle/provider.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'

const MOST_PROPOSALS = 50

interface Requested {
  championshipId: ChampionshipId
  by: number | null
}

/** Joins of clubs and players for the pages (JN4, JN5, JN6, JN7). The journal has each join and each one taken back. */
export function createJoins(db: Kysely<Tables>, providers: Providers, readFiles: ReadFiles) {
  return {
    read: async (championshipId: ChampionshipId) => {
      const stored = await storedClubs(db, championshipId)
      const ids = await clubIds(db, championshipId)
      const { names, proposals } = pairClubs(factsOfStored(stored))
      const club = (key: string) => ({ id: ids.get(key) ?? 0, name: names.get(key) ?? key })
      const twins = await twinPlayers(db, { championshipId, most: MOST_PROPOSALS })
      const joins = await joinsOf(db, championshipId)
      const refusal = joins[0] && (await splitRefusal(db, championshipId, joins[0]))
      return {
        clubs: stored.map(({ key, name, players, games }) => ({ ...club(key), name, players, matches: games.length })),
        proposals: [
          ...proposals.map(({ from, to, reasons }) => ({
            kind: 'club' as const,
            kept: club(to),
            gone: club(from),
            club: null,
            reasons,
          })),
          ...twins.map((twin) => ({
            kind: 'player' as const,
            kept: { id: twin.keptId, name: twin.keptName },
            gone: { id: twin.goneId, name: twin.goneName },
            club: twin.club,
            reasons: ['name' as const],
          })),
        ],
        joins: joins.map(({ id, kind, keptName, goneName, at }, place) => ({
          id,
          kind,
          keptName,
          goneName,
          atMs: at.getTime(),
          refusal: place === 0 ? (refusal ?? null) : ('split_newer' as const),
        })),
      }
    },
    join: (asked: { kind: JoinKind; keptId: number; goneId: number }, { championshipId, by }: Requested) =>
      inJournal(
        db,
        { managerId: by, action: 'championship', detail: { championshipId, join: asked } },
        async () => {
          const { kind, ...ids } = asked
          const wanted = { ...ids, championshipId, managerId: by }
          const joined = await (kind === 'club' ? joinClubs(db, wanted) : joinPlayers(db, wanted))
          if (kind === 'club' && joined.ok) await bringLeftRows(db, wanted, readFiles)
          await queueDueWork(db, providers)
          return joined
        },
        (result) => (result.ok ? 'changed' : result.error),
      ),
    split: (joinId: number, { championshipId, by }: Requested) =>
      inJournal(
        db,
        { managerId: by, action: 'championship', detail: { championshipId, split: joinId } },
        async () => {
          const split = await splitJoin(db, { championshipId, joinId })
          await queueDueWork(db, providers)
          return split
        },
        (result) => (result.ok ? 'changed' : result.error),
      ),
  }
}
