import { roleOf } from '#jobs/import/cartola/cartola-role.ts'
import { readRow, type CartolaRow } from '#jobs/import/cartola/cartola-row.ts'
import type { PerformanceSaid, PlayerSaid } from '#jobs/import/said/statement.ts'
import type { CartolaClubs, CartolaMarket, CartolaScored } from './cartola-answers.ts'
import { clubNameOf } from './cartola-match.ts'

const keyOf = (athleteId: number | string) => `cartola:${athleteId}`

type Cell = string | number | boolean | undefined

function rowOf(cells: Readonly<Record<string, Cell>>, line: number): CartolaRow | undefined {
  const row = readRow((column) => String(cells[column] ?? ''), line)
  return 'column' in row ? undefined : row
}

/** IM2: leaves out coaches, and rows without a name or a known club. */
function playerOf(row: CartolaRow | undefined, { club, file }: { club: string | undefined; file: string }) {
  if (!row || row.position === 'coach' || club === undefined || row.name === '') return undefined
  const { line, name, position } = row
  return { where: { file, line }, key: keyOf(row.athleteId), name, club, position }
}

export function marketPlayers({ clubes, atletas }: CartolaMarket): PlayerSaid[] {
  return atletas.flatMap((athlete, index) => {
    const row = rowOf(athlete, index + 1)
    const player = playerOf(row, { club: clubNameOf(clubes, athlete.clube_id), file: 'atletas/mercado' })
    return player && row ? [{ ...player, price: row.priceHundredths }] : []
  })
}

/** Players who have played or have a scout (a card on the bench), with the round's own scouts. */
export function scoredPlayers(
  { rodada, atletas }: CartolaScored,
  { clubs, isRoundOver }: { clubs: CartolaClubs; isRoundOver: boolean },
): { players: PlayerSaid[]; performances: PerformanceSaid[] } {
  const file = `atletas/pontuados/${rodada}`
  const said = Object.entries(atletas).flatMap(([id, athlete], index) => {
    const { scout, entrou_em_campo: tookPart = true, pontuacao, ...known } = athlete
    const row = rowOf({ ...known, ...scout, atleta_id: id, rodada_id: rodada, pontos_num: pontuacao }, index + 1)
    const player = playerOf(row, { club: clubNameOf(clubs, athlete.clube_id), file })
    if (!player || !row || (!tookPart && Object.keys(row.scouts).length === 0)) return []
    const position = roleOf({ row, scouts: row.scouts })
    const performance: PerformanceSaid = {
      where: player.where,
      playerKey: player.key,
      clubs: [player.club],
      round: rodada,
      scouts: row.scouts,
      tookPart,
      ...(!isRoundOver && { isProvisional: true }),
      published: { hundredths: row.publishedHundredths },
      ...(position !== row.position && position !== 'coach' && { position }),
    }
    return { player, performance }
  })
  return { players: said.map(({ player }) => player), performances: said.map(({ performance }) => performance) }
}
