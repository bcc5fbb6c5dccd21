import type { SeasonSearch } from './season-search.ts'

/** The address of a season. In a file apart from its parser, which every page loads. */
export function seasonAddress({ participante, temporada }: SeasonSearch): string {
  const query = new URLSearchParams({
    ...(participante !== undefined && { participante: String(participante) }),
    ...(temporada !== undefined && { temporada: String(temporada) }),
  })
  return query.size > 0 ? `/temporada?${query.toString()}` : '/temporada'
}
