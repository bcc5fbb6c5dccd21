import type { Kysely } from 'kysely'
import {
  botMarketRows,
  botSquadRows,
  fixtureKeysBetween,
  storeBotPicks,
  storeBotProgress,
  storeBotSquads,
  selectBotProgressForUpdate,
  type BotSquadRow,
} from '#db/world/bot-play.ts'
import { lockClock } from '#db/clock/clock.ts'
import { isMarketClosed } from '#db/squad/squad.ts'
import { bumpVersion } from '#db/championship/data-version.ts'
import { openRound } from '#db/round/round.ts'
import type { Trx } from '#db/schema/trx.ts'
import type { Tables } from '#db/schema/schema.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { SQUAD_SIZE } from '#world/bots/campo.ts'
import { botManagers, type BotManagers } from '#world/bots/managers.ts'
import { botMarket, type BotMarket } from '#world/bots/market.ts'
import { nextSquads } from '#world/bots/next-squads.ts'
import { pickableMatch } from '#world/bots/pickable-match.ts'
import { botPicks } from '#world/bots/picks.ts'
import { noSquads, SEATS, type BotSquads } from '#world/bots/squads.ts'
import { botCount } from './build/compose.ts'
import { benchOfBot, captainOfBot, idOf, playersOf, pricesOf, viceOfBot } from './build/play-rounds.ts'
import { conditionOf } from './conditions.ts'
import { fixtureOf, matchId, type SampleWorld, type WorldOfChampionship } from './sample/sample-world.ts'

/** Bots make picks for matches up to a day and a half ahead: a quarter of all possible ones. */
const AHEAD_MS = 36 * 3_600_000
const PICKS_PER_MATCH = 0.25
/** Longer than writing takes on a slow machine. */
const WRITING_MS = 20_000
const FORM_ROUNDS = 6

let known: { seed: number; managers: BotManagers } | undefined

function managersOf(world: SampleWorld): BotManagers {
  const count = botCount(world.size)
  if (known?.seed !== world.seed || known.managers.count !== count)
    known = { seed: world.seed, managers: botManagers({ seed: world.seed, count }) }
  return known.managers
}

/** Makes picks of bots for the matches that came into range since the last time: people compare theirs with a crowd. */
export async function makeBotPicks(
  db: Kysely<Tables>,
  { championshipId, world }: WorldOfChampionship,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const progress = await selectBotProgressForUpdate(trx)
    if (!progress) return 0
    const { now, pace } = await lockClock(trx, championshipId)
    const nowMs = now.getTime()
    const until = new Date(nowMs + AHEAD_MS)
    // When late, leaves out matches that would kick off while this is being written: the database would refuse all of
    // it.
    const inTimeMs = nowMs + WRITING_MS * pace
    const from = new Date(Math.max(inTimeMs, new Date(progress.pickedUntil).getTime()))
    const fixtures = (await fixtureKeysBetween(trx, championshipId, { from, until })).map((key) =>
      fixtureOf(world, key),
    )
    const managers = managersOf(world)
    const picks = botPicks({
      seed: world.seed,
      occasion: fixtures.map(({ key }) => key).join(),
      managers,
      matches: fixtures.map((fixture) => pickableMatch(world.seed, fixture, 0)),
      perManager: PICKS_PER_MATCH * fixtures.length,
    })
    const columns = {
      matchIds: [] as number[],
      managerIds: [] as number[],
      outcomes: [] as string[],
      home: [] as (number | null)[],
      away: [] as (number | null)[],
    }
    for (let i = 0; i < picks.count; i++) {
      const fixture = fixtures[picks.matches[i] ?? 0]
      if (!fixture) throw new Error('a pick names no fixture')
      const [home, away] = [picks.home[i] ?? 0, picks.away[i] ?? 0]
      const isScore = SPORT_RULES[fixture.sport].pick === 'score'
      columns.matchIds.push(matchId(fixture))
      columns.managerIds.push(idOf(picks.managers[i] ?? 0))
      columns.outcomes.push(home > away ? 'H' : home < away ? 'A' : 'D')
      columns.home.push(isScore ? home : null)
      columns.away.push(isScore ? away : null)
    }
    if (picks.count > 0) await storeBotPicks(trx, championshipId, columns)
    await storeBotProgress(trx, { ...progress, pickedUntil: until.toISOString() })
    await bumpVersion(trx, championshipId, 'pick')
    return picks.count
  })
}

function unpack(rows: readonly BotSquadRow[], count: number, { positions }: BotMarket): BotSquads {
  const squads = noSquads(count)
  for (const { managerId, playerIds, pricesPaid, captainId, viceCaptainId, benchIds, benchPrices } of rows) {
    const index = managerId - 1
    if (index >= count) continue
    squads.players.set(playerIds, index * SQUAD_SIZE)
    squads.pricesPaid.set(pricesPaid, index * SQUAD_SIZE)
    squads.captains[index] = Math.max(0, playerIds.indexOf(captainId ?? -1))
    if (viceCaptainId !== null) squads.vices[index] = playerIds.indexOf(viceCaptainId)
    for (const [at, playerId] of benchIds.entries()) {
      const seat = index * SEATS + (positions[playerId] ?? 0)
      squads.benches[seat] = playerId
      squads.benchPrices[seat] = benchPrices[at] ?? 0
    }
  }
  return squads
}

async function marketNow(trx: Trx, { championshipId, world }: WorldOfChampionship) {
  const rows = await botMarketRows(trx, { championshipId, rounds: FORM_ROUNDS })
  return botMarket({
    players: world.footballPlayers,
    prices: new Map(rows.map(({ id, price }) => [id, price])),
    conditions: new Map(rows.map(({ id, condition }) => [id, conditionOf(condition)])),
    pastTenths: new Map(rows.map(({ id, pastTenths }) => [id, pastTenths])),
  })
}

const arrayText = (values: Uint16Array) => `{${values.join(',')}}`

/**
 * The bots' transfers for the round that closes next, by the same choices as in the season so far. If the market closes
 * while they are written, all of them are refused, like anybody's (SQ7): the bots play with their old squads.
 */
export async function makeBotTransfers(db: Kysely<Tables>, of: WorldOfChampionship): Promise<number | 'market_closed'> {
  try {
    return await transferBots(db, of)
  } catch (error) {
    if (isMarketClosed(error)) return 'market_closed'
    throw error
  }
}

async function transferBots(db: Kysely<Tables>, of: WorldOfChampionship): Promise<number> {
  const { championshipId, world } = of
  return db.transaction().execute(async (trx) => {
    const progress = await selectBotProgressForUpdate(trx)
    await lockClock(trx, championshipId)
    const round = await openRound(trx, championshipId)
    if (!progress || !round || progress.transferredRound >= round.id) return 0
    const managers = managersOf(world)
    const market = await marketNow(trx, of)
    const previous = unpack(await botSquadRows(trx, championshipId), managers.count, market)
    const season = Math.floor((round.id - 1) / 14) + 1
    const next = nextSquads({
      seed: world.seed,
      season,
      round: round.number,
      managers,
      previous,
      daysAgo: 0,
      market,
      hasBench: true,
    })
    const squads = {
      squadIds: [] as number[],
      playerIds: [] as string[],
      pricesPaid: [] as string[],
      captainIds: [] as number[],
      viceCaptainIds: [] as (number | null)[],
      benches: [] as string[],
      benchPrices: [] as string[],
    }
    for (let i = 0; i < managers.count; i++) {
      if (previous.players[i * SQUAD_SIZE] === 0) continue
      const isSame =
        previous.captains[i] === next.captains[i] &&
        previous.vices[i] === next.vices[i] &&
        playersOf(previous, i).join() === playersOf(next, i).join() &&
        benchOfBot(previous, i, previous.benches).join() === benchOfBot(next, i, next.benches).join()
      if (isSame) continue
      squads.squadIds.push(idOf(i))
      squads.playerIds.push(arrayText(playersOf(next, i)))
      squads.pricesPaid.push(arrayText(pricesOf(next, i)))
      squads.captainIds.push(captainOfBot(next, i))
      squads.viceCaptainIds.push(viceOfBot(next, i))
      squads.benches.push(arrayText(benchOfBot(next, i, next.benches)))
      squads.benchPrices.push(arrayText(benchOfBot(next, i, next.benchPrices)))
    }
    await storeBotSquads(trx, squads)
    await storeBotProgress(trx, { ...progress, transferredRound: round.id })
    await bumpVersion(trx, championshipId, 'market')
    return squads.squadIds.length
  })
}
