import type { RankingView } from '#contract/ranking.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

export function rankingCard({ items: entries }: RankingView, { copy, words, format }: Pencil): Card {
  const { heading, lead } = copy.pageTitles.rankings
  return {
    brand: copy.shell.brand,
    kicker: words.tagline,
    title: heading,
    lead,
    body: {
      kind: 'table',
      rows: entries.slice(0, 5).map(({ rank, name, score }) => ({
        place: words.place(rank),
        name,
        value: format.number(score),
      })),
    },
  }
}
