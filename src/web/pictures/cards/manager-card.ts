import type { ManagerView } from '#contract/manager.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

export function managerCard({ name, stats, followers, favoriteClub }: ManagerView, pencil: Pencil): Card {
  const { copy, words, format } = pencil
  const { rank, points, precisionPermille, bestStreak } = stats
  return {
    brand: copy.shell.brand,
    kicker: favoriteClub?.name ?? '',
    title: name,
    lead: words.followers(followers),
    body: {
      kind: 'figures',
      shirt: null,
      figures: [
        ...(rank === null ? [] : [{ value: words.place(rank), label: words.inRanking }]),
        { value: format.number(points), label: words.points },
        ...(precisionPermille === null
          ? []
          : [{ value: format.percent(Math.round(precisionPermille / 10)), label: words.precision }]),
        ...(bestStreak > 0 ? [{ value: format.number(bestStreak), label: words.streak }] : []),
      ],
    },
  }
}
