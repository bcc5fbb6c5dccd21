import type { ClubPageView } from '#contract/club-page.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

export function clubCard({ club, city, fixtures, results }: ClubPageView, { copy, words, format }: Pencil): Card {
  const [next] = fixtures
  const [last] = results
  return {
    brand: copy.shell.brand,
    kicker: city,
    title: club.name,
    lead: next ? `${words.versus(next.home.name, next.away.name)} · ${format.day(next.startsAtMs)}` : '',
    body: {
      kind: 'figures',
      shirt: club.shirt,
      figures: last
        ? [
            {
              value: `${format.number(last.homeScore ?? 0)} × ${format.number(last.awayScore ?? 0)}`,
              label: words.versus(last.home.name, last.away.name),
            },
          ]
        : [],
    },
  }
}
