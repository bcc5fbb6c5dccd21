import { sql } from 'kysely'
import { createChampionship } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { json, rowOf } from '#db/connection/row.ts'
import { listFeeds, newestNotes, turnOn } from '#db/feed/feeds.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import type { FeedKind } from '#domain/feed/feed.ts'
import type { RuleSetName } from '#domain/scoring/rule-sets.ts'
import { playThrough } from '#jobs/import/provider/play-through.ts'
import { createProviders } from '#jobs/providers.ts'
import { createAsk } from '#jobs/feed/ask/fetch-document.ts'
import { pollFeed, type Poller } from '#jobs/feed/poll-feed.ts'
import { readDocuments } from '#jobs/feed/read-snapshot.ts'

interface Made {
  slug: string
  kind: FeedKind
  address: string
  hosts: readonly string[]
  rules?: RuleSetName
}

/** An empty championship that a feed fills; the test controls its clock. */
export async function feedChampionship({ db }: TestDatabase, { slug, kind, address, hosts, rules }: Made) {
  const championshipId = await db.transaction().execute(async (trx) => {
    const id = await createChampionship(trx, { slug, name: slug, source: 'feed', ...(rules && { rules }) })
    if (id === undefined) throw new Error(`there is already a championship ${slug}`)
    await turnOn(trx, id, { kind, address })
    return id
  })
  const poller: Poller = {
    ask: createAsk({ hosts, timeoutMs: 2_000 }),
    read: readDocuments,
    token: 'token',
    chance: () => 0.5,
  }
  const provider = await createProviders(db, poller).of({ championshipId })
  if (!provider) throw new Error('no provider supplies its matches')
  return {
    championshipId,
    poller,
    /** Polls once at a moment of its clock, as if the poll were due, and then plays what is due (`playThrough`). */
    poll: async (at: string) => {
      await startClock(db, championshipId, { at: new Date(at) })
      await sql`update feed set next_at = clock_timestamp() where championship_id = ${championshipId}`.execute(db)
      const outcome = await pollFeed(db, championshipId, poller)
      await playThrough(db, provider)
      return outcome
    },
    health: async () => (await listFeeds(db)).find((feed) => feed.championshipId === championshipId),
    notes: async () =>
      (await newestNotes(db, { limit: 100 })).filter((note) => note.championshipId === championshipId).reverse(),
    /** The current state, without the ids that differ between championships. */
    state: async () => {
      const { rows: matches } = await sql`
        select split_part(m.fixture_key, ':', 2) || ':' || split_part(m.fixture_key, ':', 3) as key, h.name as home, a.name as away, m.state, m.starts_at,
          m.home_score, m.away_score, m.detail, r.number as round, m.ended_at,
          (select json_agg(json_build_array(e.minute, e.kind, e.detail) order by e.seq) from match_event e where e.match_id = m.id) as events,
          (select json_agg(json_build_array(p.source_key, x.scouts, x.point_tenths, x.took_part) order by p.source_key)
            from player_match x join player p on p.id = x.player_id where x.match_id = m.id) as players
        from match m join season s on s.id = m.season_id join club h on h.id = m.home_club_id join club a on a.id = m.away_club_id
          left join round r on r.id = m.round_id
        where s.championship_id = ${championshipId} order by 1, m.starts_at`.execute(db)
      const { rows: rounds } = await sql`
        select number, state, deadline_at from round where championship_id = ${championshipId} order by number`.execute(
        db,
      )
      return { matches, rounds }
    },
    corrections: async () => {
      const { rows } = await rowOf({ old: json<unknown>(), new: json<unknown>() }).sql`
        select c.old_value as old, c.new_value as new from correction c join match m on m.id = c.match_id join season s on s.id = m.season_id
        where s.championship_id = ${championshipId} order by c.id`.execute(db)
      return rows
    },
  }
}
