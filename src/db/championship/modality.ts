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
