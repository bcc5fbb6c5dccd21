import { formatIn } from '#web/copy/format/format.ts'
import type { MomentCopy } from '#web/copy/pt-BR/moment.ts'
import { division } from './division.ts'

const format = formatIn('es')

export const moment: MomentCopy = {
  title: 'Momentos',
  none: 'Los mejores momentos de tus jornadas quedan aquí.',
  of: (season, round) => `Jornada ${format.number(round)}, temporada ${season}`,
  also: 'Y además',
  go: 'Ver la jornada',
  words: (one) => {
    switch (one.kind) {
      case 'champion':
        return { big: 'Campeón', under: one.name ?? 'de una liga privada', headline: 'Título de liga' }
      case 'top':
        return {
          big: `${format.number(one.rank)}.º`,
          under: `de ${format.number(one.lineups)} alineaciones`,
          headline: `Top ${format.exact(one.share / 100)} %`,
        }
      case 'promoted':
        return { big: 'Ascenso', under: division.tiers[one.tier], headline: 'Ascenso de división' }
      case 'late-duel':
        return {
          big:
            one.stoppage > 0
              ? `${format.number(one.minute)}+${format.number(one.stoppage)}'`
              : `${format.number(one.minute)}'`,
          under: `${one.player}: ${format.pointTenths(one.ownTenths)} a ${format.pointTenths(one.opponentTenths)}`,
          headline: 'Duelo ganado al final',
        }
      case 'best-round':
        return {
          big: format.pointTenths(one.pointTenths),
          under: `antes: ${format.pointTenths(one.beforeTenths)}`,
          headline: 'Mejor jornada hasta ahora',
        }
      case 'all-picks':
        return {
          big: `${format.number(one.picks)} de ${format.number(one.picks)}`,
          under: 'pronósticos con el resultado correcto',
          headline: 'Acertó todos los pronósticos',
        }
      default:
        return { big: 'En el blanco', under: 'marcador exacto', headline: 'Primer marcador exacto' }
    }
  },
  near: {
    title: 'Por poco',
    duel: (tenths) => `Faltaron ${format.pointTenths(tenths)} puntos para ganar el duelo.`,
    'best-round': (tenths) => `Faltaron ${format.pointTenths(tenths)} puntos para tu mejor jornada.`,
    next: (round) => `La próxima oportunidad es la jornada ${format.number(round)}.`,
    build: 'Armar el equipo',
  },
}
