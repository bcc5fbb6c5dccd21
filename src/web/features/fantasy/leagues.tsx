import type { ComponentProps } from 'react'
import { lazyPart } from '#web/base/lazy-part.tsx'
import { useGameNow } from '#web/game/clock/use-game-now.ts'

const LeaguePanel = lazyPart(async () => (await import('./league-panel.tsx')).LeaguePanel, ['joining'])

/** Only this part counts down by the second, so the market does not render every second. */
export function Leagues(props: Omit<ComponentProps<typeof LeaguePanel>, 'nowMs'>) {
  return <LeaguePanel {...props} nowMs={useGameNow()?.nowMs} />
}
