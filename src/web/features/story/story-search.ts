export interface StorySearch {
  participante?: number | undefined
}

export interface WhatIfSearch {
  participante?: number | undefined
  /** Eleven ids joined by hyphens. */
  time?: string | undefined
  capitao?: number | undefined
}

const largestId = 2_147_483_647

const id = (raw: unknown): number | undefined =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw <= largestId ? raw : undefined

/** Who is no number is nobody: the page is one's own then. */
export const readStorySearch = (raw: Record<string, unknown>): StorySearch => ({
  participante: id(raw['participante']),
})

/** A team that makes no sense is the one that was played. */
export const readWhatIfSearch = (raw: Record<string, unknown>): WhatIfSearch => {
  const team = raw['time']
  return {
    participante: id(raw['participante']),
    time: typeof team === 'string' && /^\d{1,10}(-\d{1,10}){10}$/.test(team) ? team : undefined,
    capitao: id(raw['capitao']),
  }
}
