import { readId } from '#web/base/read-id.ts'

/** Whose season, and which one: one's own and the newest when the address does not say. */
export interface SeasonSearch {
  participante?: number | undefined
  temporada?: number | undefined
}

export const readSeasonSearch = (raw: Record<string, unknown>): SeasonSearch => ({
  participante: readId(raw['participante']),
  temporada: readId(raw['temporada']),
})
