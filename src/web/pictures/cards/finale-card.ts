import type { SeasonFinale } from '#contract/season-finale.ts'
import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

const SHOWN_PLACES = 5

/** RK6: a season, with a champion if a sport of it is over (football's first), and the first five of its ranking. */
export function finaleCard({ number, champions, ranking }: SeasonFinale, { copy, words, format }: Pencil): Card {
  const champion = champions.find(({ sport }) => sport === 'futebol') ?? champions[0]
  return {
    brand: copy.shell.brand,
    kicker: '',
    title: words.seasonAlone(number),
    lead: champion ? words.champion(champion.club.name) : words.tagline,
    body: {
      kind: 'table',
      rows: ranking.slice(0, SHOWN_PLACES).map(({ rank, name, points }) => ({
        place: words.place(rank),
        name,
        value: format.number(points),
      })),
    },
  }
}
