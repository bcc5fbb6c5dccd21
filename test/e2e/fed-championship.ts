import type { Page } from 'playwright-core'
import { sql, type Kysely } from 'kysely'
import { expect } from 'vitest'
import { championshipBySlug } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { newestNotes } from '#db/feed/feeds.ts'
import type { Tables } from '#db/schema/schema.ts'
import { createProviders } from '#jobs/providers.ts'
import { queueDueWork } from '#jobs/queue-due-work.ts'

const none = { home: null, away: null }
type Score = readonly [home: number, away: number]

/** A match in the format of football-data.org. */
export const fedMatch = (
  id: number,
  day: string,
  teams: readonly [string, string],
  result: { status: 'TIMED' | 'IN_PLAY' | 'FINISHED'; score?: Score } = { status: 'TIMED' },
) => ({
  id,
  utcDate: `${day}T19:00:00Z`,
  status: result.status,
  matchday: id > 2 ? 2 : 1,
  stage: 'REGULAR_SEASON',
  group: null,
  homeTeam: { name: teams[0] },
  awayTeam: { name: teams[1] },
  score: { fullTime: result.score ? { home: result.score[0], away: result.score[1] } : none, halfTime: none },
})

/** A championship that its operator can write by hand. The test controls its clock, and the server polls its feed. */
export async function fedChampionship(
  db: Kysely<Tables>,
  { request }: Pick<Page, 'request'>,
  { slug, name }: { slug: string; name: string },
) {
  const made = await request.post('/api/championships', {
    data: { slug, name, modality: 'campo', timeZone: 'America/Sao_Paulo', isPublic: true },
  })
  expect(made.status()).toBe(201)
  const { id: championshipId } = (await championshipBySlug(db, slug))!
  const goTo = async (at: string) => {
    await startClock(db, championshipId, { at: new Date(at) })
    await queueDueWork(db, createProviders(db))
  }
  return {
    goTo,
    /** Makes the feed due now. */
    ask: async (at: string) => {
      await sql`update feed set next_at = clock_timestamp() where championship_id = ${championshipId}`.execute(db)
      await goTo(at)
    },
    /** FD6: makes the last success this many minutes old. */
    age: (minutes: number) =>
      sql`update feed set succeeded_at = clock_timestamp() - ${minutes} * interval '1 minute'
        where championship_id = ${championshipId}`.execute(db),
    /** Waits until these are the feed's notes, oldest first. Then the server stops polling until `ask`. */
    happened: async (...kinds: string[]) => {
      await expect
        .poll(async () => (await newestNotes(db, { limit: 50 })).map(({ kind }) => kind).toReversed(), {
          timeout: 30_000,
        })
        .toEqual(kinds)
      await sql`update feed set next_at = clock_timestamp() + interval '1 day'
        where championship_id = ${championshipId}`.execute(db)
    },
    /** Waits until the rounds have these states and results. */
    stands: (...rounds: string[]) =>
      expect
        .poll(
          async () =>
            (
              await rowOf({ text: text }).sql`
              select concat_ws(' ', r.state, string_agg(concat(m.home_score, ':', m.away_score), ' ' order by m.id)) as text
              from round r join match m on m.round_id = r.id where r.championship_id = ${championshipId}
              group by r.id order by r.number`.execute(db)
            ).rows.map(({ text }) => text),
          { timeout: 30_000 },
        )
        .toEqual(rounds),
    matchIds: async () =>
      (
        await rowOf({ id: int }).sql`
        select m.id from match m join season s on s.id = m.season_id where s.championship_id = ${championshipId} order by m.id`.execute(
          db,
        )
      ).rows.map(({ id }) => id),
  }
}
