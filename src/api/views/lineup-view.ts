import type { ShirtPattern } from '#contract/club.ts'
import type { DuelSideView } from '#contract/duel.ts'
import type { DuelSideRow } from '#db/duel/duel.ts'
import { countedLineup } from './counted-lineup.ts'

interface Colours {
  color_primary: string
  color_secondary: string
  pattern: string
}

const inShirt = <P extends Colours>({ color_primary, color_secondary, pattern, ...player }: P) => ({
  ...player,
  shirt: { main: color_primary, second: color_secondary, pattern: pattern as ShirtPattern },
})

export function lineupView({ captainId, viceCaptainId, players, bench, ...side }: DuelSideRow): DuelSideView {
  const counted = countedLineup({ captainId, viceCaptainId, players, bench })
  return { ...side, ...counted, players: counted.players.map(inShirt), bench: counted.bench.map(inShirt) }
}
