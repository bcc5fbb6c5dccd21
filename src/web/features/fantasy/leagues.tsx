import type { ComponentProps } from 'react'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useGameNow } from '#web/game/clock/use-game-now.ts'

const LeaguePanel = lazyPart(async () => (await import('./league-panel.tsx')).LeaguePanel, ['joining'])

/** Reads the clock here, so that each second renders this part and not the whole page. */
export function Leagues(props: Omit<ComponentProps<typeof LeaguePanel>, 'nowMs'>) {
  return <LeaguePanel {...props} nowMs={useGameNow()?.nowMs} />
}
