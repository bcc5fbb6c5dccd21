import type { SeasonReview } from '#contract/season-review.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'
import { wordsCard } from './words-card.ts'

/** A person's season in three numbers: points, rank and best rank. */
export function seasonCard({ manager, season }: SeasonReview, pencil: Pencil): Card {
  const { copy, words, format } = pencil
  if (!manager || !season) return wordsCard({ title: copy.shell.brand, lead: words.tagline }, pencil)
  return {
    brand: copy.shell.brand,
    kicker: '',
    title: words.season(season.number, manager.name),
    lead: words.tagline,
    body: {
      kind: 'figures',
      shirt: null,
      figures: [
        { value: format.number(season.points), label: words.inSeason },
        { value: words.place(season.rank), label: words.inRanking },
        { value: words.place(season.bestRank), label: words.bestPlace },
      ],
    },
  }
}
