import type { MomentView } from '#contract/moment.ts'
import { formatIn } from '#web/copy/format/format.ts'
import { division } from './division.ts'

const format = formatIn('pt-BR')

/** A moment in words: the large figure, its unit, and what it means. */
export interface MomentWords {
  big: string
  under: string
  headline: string
}

export const moment = {
  title: 'Momentos',
  none: 'Os momentos que suas rodadas merecerem ficam aqui.',
  of: (season: number, round: number) => `Rodada ${format.number(round)}, temporada ${season}`,
  also: 'E ainda',
  go: 'Ver a rodada',
  words: (one: MomentView): MomentWords => {
    switch (one.kind) {
      case 'champion':
        return { big: 'Campeão', under: one.name ?? 'de uma liga privada', headline: 'Título de liga' }
      case 'top':
        return {
          big: `${format.number(one.rank)}º`,
          under: `de ${format.number(one.lineups)} escalações`,
          headline: `Top ${format.exact(one.share / 100)}%`,
        }
      case 'promoted':
        return { big: 'Subiu', under: division.tiers[one.tier], headline: 'Promoção na divisão' }
      case 'late-duel':
        return {
          big:
            one.stoppage > 0
              ? `${format.number(one.minute)}+${format.number(one.stoppage)}'`
              : `${format.number(one.minute)}'`,
          under: `${one.player}: ${format.pointTenths(one.ownTenths)} × ${format.pointTenths(one.opponentTenths)}`,
          headline: 'Confronto vencido no fim',
        }
      case 'best-round':
        return {
          big: format.pointTenths(one.pointTenths),
          under: `antes: ${format.pointTenths(one.beforeTenths)}`,
          headline: 'Melhor rodada até aqui',
        }
      case 'all-picks':
        return {
          big: `${format.number(one.picks)} de ${format.number(one.picks)}`,
          under: 'palpites com o resultado certo',
          headline: 'Acertou todos os palpites',
        }
      default:
        return { big: 'Na mosca', under: 'placar exato', headline: 'Primeiro placar exato' }
    }
  },
  near: {
    title: 'Por pouco',
    duel: (tenths: number) => `Faltaram ${format.pointTenths(tenths)} pontos para vencer o confronto.`,
    'best-round': (tenths: number) => `Faltaram ${format.pointTenths(tenths)} pontos para a sua melhor rodada.`,
    next: (round: number) => `A próxima chance é a rodada ${format.number(round)}.`,
    build: 'Montar o time',
  },
}

export type MomentCopy = typeof moment
