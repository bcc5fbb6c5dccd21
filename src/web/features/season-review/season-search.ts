import { readId } from '#web/base/read-id.ts'

/** Without values: the viewer's own newest season. */
export interface SeasonSearch {
  participante?: number | undefined
  temporada?: number | undefined
}

export const readSeasonSearch = (raw: Record<string, unknown>): SeasonSearch => ({
  participante: readId(raw['participante']),
  temporada: readId(raw['temporada']),
})
