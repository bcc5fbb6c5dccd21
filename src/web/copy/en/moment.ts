import { formatIn } from '#web/copy/format/format.ts'
import type { MomentCopy } from '#web/copy/pt-BR/moment.ts'
import { division } from './division.ts'

const format = formatIn('en')

export const moment: MomentCopy = {
  title: 'Moments',
  none: 'The moments that your rounds deserve are kept here.',
  of: (season, round) => `Round ${format.number(round)}, season ${season}`,
  also: 'And also',
  go: 'See the round',
  words: (one) => {
    switch (one.kind) {
      case 'champion':
        return { big: 'Champion', under: one.name ?? 'of a private league', headline: 'League title' }
      case 'top':
        return {
          big: `#${format.number(one.rank)}`,
          under: `of ${format.number(one.lineups)} lineups`,
          headline: `Top ${format.exact(one.share / 100)}%`,
        }
      case 'promoted':
        return { big: 'Promoted', under: division.tiers[one.tier], headline: 'Up a division' }
      case 'late-duel':
        return {
          big:
            one.stoppage > 0
              ? `${format.number(one.minute)}+${format.number(one.stoppage)}'`
              : `${format.number(one.minute)}'`,
          under: `${one.player}: ${format.pointTenths(one.ownTenths)} to ${format.pointTenths(one.opponentTenths)}`,
          headline: 'Duel won at the death',
        }
      case 'best-round':
        return {
          big: format.pointTenths(one.pointTenths),
          under: `before: ${format.pointTenths(one.beforeTenths)}`,
          headline: 'Best round so far',
        }
      case 'all-picks':
        return {
          big: `${format.number(one.picks)} of ${format.number(one.picks)}`,
          under: 'picks with the right outcome',
          headline: 'Every pick right',
        }
      default:
        return { big: 'Spot on', under: 'exact score', headline: 'First exact score' }
    }
  },
  near: {
    title: 'So close',
    duel: (tenths) => `You were ${format.pointTenths(tenths)} points short of winning the duel.`,
    'best-round': (tenths) => `You were ${format.pointTenths(tenths)} points short of your best round.`,
    next: (round) => `The next chance is round ${format.number(round)}.`,
    build: 'Build the squad',
  },
}
