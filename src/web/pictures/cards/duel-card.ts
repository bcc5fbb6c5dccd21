import type { DuelSideView, OwnDuel } from '#contract/duel.ts'
import type { Card, CardSide } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

/** A manager gets the shirt of the player with the armband, or else of their first player. */
const sideOf = ({ managerName, players }: DuelSideView): CardSide => ({
  name: managerName,
  shirt: players.find(({ hasArmband }) => hasArmband)?.shirt ?? players[0]?.shirt ?? null,
})

/** Undefined without an opponent. */
export function duelCard({ duel }: OwnDuel, { copy, words, format }: Pencil): Card | undefined {
  if (!duel?.opponent) return undefined
  const { own, opponent, roundNumber, isFinal } = duel
  return {
    brand: copy.shell.brand,
    kicker: words.round(roundNumber),
    title: '',
    lead: '',
    body: {
      kind: 'sides',
      home: sideOf(own),
      away: sideOf(opponent),
      middle: `${format.pointTenths(own.pointTenths)} × ${format.pointTenths(opponent.pointTenths)}`,
      note: isFinal ? words.final : words.live,
      shares: [],
    },
  }
}
