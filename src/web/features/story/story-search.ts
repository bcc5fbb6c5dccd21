import { readId } from '#web/base/read-id.ts'

export interface StorySearch {
  participante?: number | undefined
}

export interface WhatIfSearch {
  participante?: number | undefined
  /** The ids of a whole team, joined by hyphens. */
  time?: string | undefined
  capitao?: number | undefined
}

/** Five ids (a futsal team) to eleven (MD1), joined by hyphens. */
const TEAM = /^\d{1,10}(-\d{1,10}){4,10}$/

/** An invalid number counts as missing, which shows the viewer's own round. */
export const readStorySearch = (raw: Record<string, unknown>): StorySearch => ({
  participante: readId(raw['participante']),
})

/** An invalid team counts as missing, which shows the team that was played. */
export const readWhatIfSearch = (raw: Record<string, unknown>): WhatIfSearch => {
  const team = raw['time']
  return {
    participante: readId(raw['participante']),
    time: typeof team === 'string' && TEAM.test(team) ? team : undefined,
    capitao: readId(raw['capitao']),
  }
}
