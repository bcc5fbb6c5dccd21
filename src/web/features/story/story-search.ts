import { readId } from '#web/base/read-id.ts'

export interface StorySearch {
  participante?: number | undefined
}

export interface WhatIfSearch {
  participante?: number | undefined
  /** Eleven ids joined by hyphens. */
  time?: string | undefined
  capitao?: number | undefined
}

/** Who is no number is nobody: the page is one's own then. */
export const readStorySearch = (raw: Record<string, unknown>): StorySearch => ({
  participante: readId(raw['participante']),
})

/** A team that makes no sense is the one that was played. */
export const readWhatIfSearch = (raw: Record<string, unknown>): WhatIfSearch => {
  const team = raw['time']
  return {
    participante: readId(raw['participante']),
    time: typeof team === 'string' && /^\d{1,10}(-\d{1,10}){10}$/.test(team) ? team : undefined,
    capitao: readId(raw['capitao']),
  }
}
