import type { Kysely } from 'kysely'
import { firstChampionship } from '#db/championship/championship.ts'
import { modalityOf } from '#db/championship/modality.ts'
import { pricedPlayers, storeSquad } from '#db/squad/squad.ts'
import type { Tables } from '#db/schema/schema.ts'
import type { Modality } from '#domain/sport/modality.ts'
import { competesAsSaved } from '#domain/squad/as-saved.ts'
import type { Squad } from '#domain/squad/squad.ts'
import { PLAYER_PRICE, PLAYERS, type ChosenSquad, type RoundPlan } from '#domain/testing/season-plan.ts'
import { moveTo } from './move-to.ts'

/** One in this many squads is saved as by an older version, without a record of whether it competes as it is. */
const SILENT = 3

/** Saves every squad as chosen for this round, and moves to the deadline. */
export async function saveGameSquads(db: Kysely<Tables>, round: RoundPlan): Promise<void> {
  await moveTo(db, round.deadlineMs - 60_000)
  await db.transaction().execute(async (trx) => {
    const modality = await modalityOf(trx, firstChampionship)
    const playerIds = PLAYERS.map(({ playerId }) => playerId)
    const market = await pricedPlayers(trx, { championshipId: firstChampionship, playerIds })
    for (const [squadId, chosen] of round.chosen) {
      const content = contentOf(chosen)
      const isReady = squadId % SILENT > 0 && competesAsSaved(squadOfContent(modality, content), market)
      await storeSquad(trx, squadId, { ...content, isReady })
    }
  })
  await moveTo(db, round.deadlineMs)
}

function contentOf({ playerIds, captainId, viceCaptainId = null, benchIds = [] }: ChosenSquad) {
  return {
    playerIds: [...playerIds],
    pricesPaid: playerIds.map(() => PLAYER_PRICE),
    captainId,
    viceCaptainId,
    benchIds: [...benchIds],
    benchPrices: benchIds.map(() => PLAYER_PRICE),
    roundId: null,
  }
}

function squadOfContent(modality: Modality, content: ReturnType<typeof contentOf>): Squad {
  const known = (playerId: number) => ({
    playerId,
    position: PLAYERS.find((one) => one.playerId === playerId)?.position ?? 'Goleiro',
  })
  return {
    modality,
    players: content.playerIds.map((playerId) => ({ ...known(playerId), pricePaid: PLAYER_PRICE })),
    captainId: content.captainId,
    viceCaptainId: content.viceCaptainId,
    bench: content.benchIds.map((playerId) => ({ ...known(playerId), price: PLAYER_PRICE })),
  }
}
