import type { ComponentProps } from 'react'
import { touchedPart } from '#web/base/touched-part.tsx'
import { loadFeatureCopy } from '#web/copy/feature-copy.ts'
import { useGameNow } from '#web/game/clock/use-game-now.ts'

export const LEAGUES_ID = 'ligas-disponiveis'

const { prepare, TouchedPart } = touchedPart(LEAGUES_ID, async () => {
  const [{ LeaguePanel }] = await Promise.all([import('./league-panel.tsx'), loadFeatureCopy('league')])
  return LeaguePanel
})

export const prepareLeagues = prepare

/** Their deadlines count down by the second; the market beside them does not. */
export function Leagues(props: Omit<ComponentProps<typeof TouchedPart>, 'nowMs'>) {
  return <TouchedPart {...props} nowMs={useGameNow()?.nowMs} />
}
