import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import { MODALITIES, type Modality } from '#domain/sport/modality.ts'

export async function modalityOf(db: Kysely<Tables>, championshipId: ChampionshipId): Promise<Modality> {
  const { modality } = await db
    .selectFrom('championship')
    .select('modality')
    .where('id', '=', championshipId)
    .executeTakeFirstOrThrow()
  return modality
}

/** SQL for a figure of the modality that a column names. */
export const figureOf = (figure: 'size' | 'budget', column: string): string =>
  `case ${column} ${Object.entries(MODALITIES)
    .map(([modality, rules]) => `when '${modality}' then ${rules[figure]}`)
    .join(' ')} end`

/** SQL for SQ5: whether the players that a query groups, all on the market, are a squad of the modality in a column. */
export const isComplete = (column: string, position: string): string =>
  `case ${column} ${Object.entries(MODALITIES)
    .map(([modality, { size, lines }]) => {
      const held = lines.map(
        (line) => `count(*) filter (where ${position} = '${line.position}') between ${line.min} and ${line.max}`,
      )
      return `when '${modality}' then ${[`count(*) = ${size}`, ...held].join(' and ')}`
    })
    .join(' ')} end`
