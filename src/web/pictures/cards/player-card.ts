import type { PlayerPageView } from '#contract/player.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

export function playerCard(player: PlayerPageView, { copy, words, format }: Pencil): Card {
  const club = player.clubs.find(({ id }) => id === player.clubId)
  const played = player.rounds.flatMap(({ pointTenths }) => pointTenths ?? [])
  const mean = played.reduce((sum, tenths) => sum + tenths, 0) / played.length
  return {
    brand: copy.shell.brand,
    kicker: club?.name ?? '',
    title: player.name,
    lead: player.position,
    body: {
      kind: 'figures',
      shirt: club?.shirt ?? null,
      figures: [
        { value: format.number(player.price), label: words.price },
        ...(played.length > 0 ? [{ value: format.pointTenths(Math.round(mean)), label: words.average }] : []),
        ...(played[0] === undefined ? [] : [{ value: format.pointTenths(played[0]), label: words.lastRound }]),
      ],
    },
  }
}
