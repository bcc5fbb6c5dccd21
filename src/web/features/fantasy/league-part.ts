import { touchedPart } from '#web/base/touched-part.tsx'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'

export const LEAGUES_ID = 'ligas-disponiveis'

export const { prepare: prepareLeagues, TouchedPart: LeaguePart } = touchedPart(LEAGUES_ID, async () => {
  const [{ LeaguePanel }] = await Promise.all([import('./league-panel.tsx'), loadFeatureCopy('league')])
  return LeaguePanel
})
