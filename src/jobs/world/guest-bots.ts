import type { Kysely } from 'kysely'
import { bumpVersion } from '#db/championship/data-version.ts'
import { botMarketRows, insertBots, insertBotSquads, storeBotSquads, type ChangedSquads } from '#db/world/bot-play.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { nameKey } from '#domain/manager/name-key.ts'
import type { FieldPosition } from '#domain/sport/position.ts'
import { botManagers } from '#world/bots/managers.ts'
import { botMarket } from '#world/bots/market.ts'
import { nextSquads } from '#world/bots/next-squads.ts'
import { hasSquad, noSquads, type BotSquads } from '#world/bots/squads.ts'
import { squadNames } from '#world/names/squad-names.ts'
import { benchOfBot, captainOfBot, playersOf, pricesOf, viceOfBot } from './build/play-rounds.ts'

const FORM_ROUNDS = 6
const SEASON = 1

/** Bots store players in arrays of 16 bits. Ids of imported players can be larger, so this numbers players from 1. */
async function marketOf(db: Kysely<Tables>, championshipId: ChampionshipId) {
  const rows = await db.transaction().execute((trx) => botMarketRows(trx, { championshipId, rounds: FORM_ROUNDS }))
  const players = rows.map(({ position }, index) => ({ id: index + 1, position: position as FieldPosition }))
  const market = botMarket({
    players,
    prices: new Map(rows.map(({ price }, index) => [index + 1, price])),
    conditions: new Map(),
    pastTenths: new Map(rows.map(({ pastTenths }, index) => [index + 1, pastTenths])),
  })
  return { market, idOf: (number: number) => rows[number - 1]?.id ?? 0 }
}

function columnsOf(squads: BotSquads, squadIds: readonly number[], idOf: (number: number) => number): ChangedSquads {
  const columns: ChangedSquads = {
    squadIds: [],
    playerIds: [],
    pricesPaid: [],
    captainIds: [],
    viceCaptainIds: [],
    benches: [],
    benchPrices: [],
  }
  const ids = (numbers: Uint16Array) => `{${Array.from(numbers, idOf).join()}}`
  for (const [index, squadId] of squadIds.entries()) {
    if (!hasSquad(squads, index)) continue
    const vice = viceOfBot(squads, index)
    columns.squadIds.push(squadId)
    columns.playerIds.push(ids(playersOf(squads, index)))
    columns.pricesPaid.push(`{${pricesOf(squads, index).join()}}`)
    columns.captainIds.push(idOf(captainOfBot(squads, index)))
    columns.viceCaptainIds.push(vice === null ? null : idOf(vice))
    columns.benches.push(ids(benchOfBot(squads, index, squads.benches)))
    columns.benchPrices.push(`{${benchOfBot(squads, index, squads.benchPrices).join()}}`)
  }
  return columns
}

/** Bots of the sample world as guests of another championship: they choose there as they do at home. */
export async function guestBots(db: Kysely<Tables>, championshipId: ChampionshipId, count: number) {
  const seed = 1_000 + championshipId
  const managers = botManagers({ seed, count })
  const countries = managers.identities.map(({ country }) => country)
  const squadIds = await db.transaction().execute(async (trx) => {
    const people = managers.identities.map(({ name, country, avatarSeed }) => ({
      name,
      nameKey: nameKey(name),
      country,
      avatarSeed,
    }))
    const managerIds = await insertBots(trx, championshipId, people)
    return insertBotSquads(trx, { championshipId, managerIds, names: squadNames(seed, countries) })
  })
  let squads = noSquads(count)
  return {
    choose: async (round: number): Promise<void> => {
      const { market, idOf } = await marketOf(db, championshipId)
      squads = nextSquads({
        seed,
        season: SEASON,
        round,
        managers,
        previous: squads,
        market,
        daysAgo: 0,
        hasBench: true,
      })
      await db.transaction().execute(async (trx) => {
        await storeBotSquads(trx, columnsOf(squads, squadIds, idOf))
        await bumpVersion(trx, championshipId, 'market')
      })
    },
  }
}
