import { addOrganiser } from '#db/championship/change-championship.ts'
import { createChampionship } from '#db/championship/championships.ts'
import { startClock } from '#db/clock/clock.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { testDatabase } from '#db/testing/test-database.ts'
import type { BookView } from '#contract/book.ts'
import type { DeskView, TapView } from '#contract/desk.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { Desk } from '#api/desk/desk.ts'
import type { Operations } from '#api/operator/operations.ts'
import { testApp } from './test-app.ts'
import { signInAs, type SignedIn } from './test-people.ts'
import { jsonOf } from './json-of.ts'

export const KICK_OFF = Date.UTC(2026, 4, 18, 19)
const minute = 60_000
/** The clock almost stands still. */
const STILL = 1e-6
const often = { tries: 100_000, windowSeconds: 60 }

export interface Heard {
  status: number
  body: Record<string, unknown>
}

/**
 * A futsal championship with a book filled through the API: two clubs of six, one round, one match. `fan` has a squad
 * of the first five players of the home club.
 */
export async function deskGame(options: {
  desk: (db: Kysely<Tables>) => Desk
  operations?: (db: Kysely<Tables>) => Operations
  tries?: number
}) {
  const database = await testDatabase()
  const { db } = database
  const address = options.tries === undefined ? often : { tries: options.tries, windowSeconds: 3_600 }
  const limits = { address, account: often, newPeople: often, creations: often }
  const app = await testApp({ database, desk: options.desk(db), operations: options.operations?.(db), limits })
  // The accounts are older than the championship: signing up created nothing for it.
  const organiser = await signInAs(app.session, { name: 'Organizadora' })
  const fan = await signInAs(app.session, { name: 'Torcedora' })
  const slug = 'varzea'
  const championshipId = (await db
    .transaction()
    .execute((trx) =>
      createChampionship(trx, { slug, name: 'Várzea', source: 'desk', modality: 'futsal' }),
    )) as ChampionshipId
  await addOrganiser(db, { id: championshipId, managerId: organiser.managerId, appointedBy: null })

  /** Sets the clock to this many minutes after the kick-off. */
  const goTo = (minutes: number) =>
    startClock(db, championshipId, { at: new Date(KICK_OFF + minutes * minute), pace: STILL })

  async function ask(
    who: SignedIn | undefined,
    path: string,
    init: { method?: string; body?: unknown; headers?: object } = {},
  ): Promise<Heard> {
    const { method = init.body === undefined ? 'GET' : 'POST', body, headers } = init
    const answer = await app.request(path, {
      method,
      headers: {
        ...(who && { cookie: who.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await jsonOf(answer) }
  }
  const book = `/api/championships/${slug}/book`
  const change = (...changes: object[]) => ask(organiser, book, { body: { changes } })
  const readBook = async () => (await ask(organiser, book)).body as unknown as BookView

  await goTo(-120)
  await change(
    ...['Vila Nova', 'União'].map((name, i) => ({ kind: 'club', key: `club-key-${i}`, name, city: 'Recife' })),
  )
  const clubs = (await readBook()).clubs.toSorted((a, b) => a.id - b.id)
  await change(
    ...clubs.flatMap(({ id: clubId }, club) =>
      Array.from({ length: 6 }, (_, i) => ({
        kind: 'player',
        key: `player-key-${club}-${i}`,
        clubId,
        name: `${'AB'[club]}${i}`,
        position: i === 0 ? 'Goleiro' : 'Linha',
        shirtNumber: i + 1,
        price: 90,
      })),
    ),
  )
  await change({ kind: 'round', key: 'round-key-1', number: 1, deadlineMs: KICK_OFF })
  const { rounds, players } = await readBook()
  const [homeId = 0, awayId = 0] = clubs.map(({ id }) => id)
  const roundId = rounds[0]?.id ?? 0
  await change({ kind: 'match', key: 'match-key-1', roundId, homeId, awayId, startsAtMs: KICK_OFF })
  const matchId = (await readBook()).matches[0]?.id ?? 0
  const ofClub = (clubId: number) => players.filter((player) => player.clubId === clubId).map(({ id }) => id)
  const [home, away] = [ofClub(homeId), ofClub(awayId)]

  const squad = { name: 'Time', playerIds: home.slice(0, 5), captainId: home[1], roundId }
  const saved = await ask(fan, `/api/squads?championship=${slug}`, { body: squad })
  if (saved.status !== 201) throw new Error(JSON.stringify(saved.body))

  let count = 0
  const tap = (said: TapView['said'], more: Partial<TapView> = {}): TapView => ({
    id: `tap-of-test-${count++}`,
    deviceId: 'phone-one',
    atMs: 0,
    said,
    ...more,
  })
  return {
    app,
    database,
    db,
    championshipId,
    organiser,
    fan,
    slug,
    roundId,
    matchId,
    homeId,
    awayId,
    home,
    away,
    goTo,
    ask,
    change,
    readBook,
    tap,
    tell: (taps: TapView[], { who = organiser, token }: { who?: SignedIn; token?: string } = {}) =>
      ask(token === undefined ? who : undefined, `/api/desk/${matchId}/taps`, {
        body: { taps },
        ...(token !== undefined && { headers: { 'craque-desk': token } }),
      }),
    readDesk: async () => (await ask(organiser, `/api/desk/${matchId}`)).body as unknown as DeskView,
    close: () => app.close(),
  }
}

export type DeskGame = Awaited<ReturnType<typeof deskGame>>
