import { formatIn } from '#web/copy/format/format.ts'
import type { DuelCopy } from '#web/copy/pt-BR/duel.ts'

const format = formatIn('es')
const won = (count: number) => format.plural(count, { one: '# victoria', other: '# victorias' })
const lost = (count: number) => format.plural(count, { one: '# derrota', other: '# derrotas' })
const drawn = (count: number) => format.plural(count, { one: '# empate', other: '# empates' })

export const duel: DuelCopy = {
  title: 'Tu Duelo',
  round: (round) => `Jornada ${format.number(round)}`,
  roundHeader: 'Jornada',
  versus: 'contra',
  ahead: 'Vas ganando',
  behind: 'Vas perdiendo',
  level: 'Empate por ahora',
  won: 'Ganaste',
  lost: 'Perdiste',
  drew: 'Terminó empatado',
  provisional: 'Números provisionales: valen cuando termine la jornada.',
  rest: 'Tu equipo descansa esta jornada: no quedó rival.',
  restOther: 'El equipo descansa esta jornada: no quedó rival.',
  wins: (name) => `Ganó ${name}`,
  leads: (name) => `${name} va ganando`,
  none: 'Completa tu equipo antes del cierre del mercado y tendrás rival en la jornada.',
  debut: (round, atMs) =>
    `Tu equipo debuta en la jornada ${format.number(round)}, el ${format.date(atMs)}, y entonces tendrá rival.`,
  unknown: 'No tuviste duelo en esta jornada.',
  unknownOther: 'Esta persona no tuvo duelo en esta jornada.',
  newest: 'Ver el duelo actual',
  recordTitle: 'Historial',
  record: (wins, losses, draws) =>
    draws > 0 ? `${won(wins)}, ${lost(losses)}, ${drawn(draws)}` : `${won(wins)}, ${lost(losses)}`,
  lineups: 'Las dos alineaciones',
  lines: { Goleiro: 'Arquero', Defensor: 'Defensores', 'Meio-Campo': 'Mediocampo', Atacante: 'Ataque', Linha: 'Campo' },
  own: 'Tu equipo',
  page: 'Ver las dos alineaciones',
  team: 'Armar tu equipo',
  past: 'Duelos anteriores',
  noPast: 'Tus duelos terminados aparecen aquí.',
  opponent: 'Rival',
  result: (ownTenths, opponentTenths) => `${format.pointTenths(ownTenths)} a ${format.pointTenths(opponentTenths)}`,
  score: 'Marcador',
}
