import { formatIn } from '#web/copy/format/format.ts'
import type { DecisionCopy } from '#web/copy/pt-BR/decision.ts'

const format = formatIn('es')

export const decision: DecisionCopy = {
  title: (home, away) => `${home} × ${away}: decidir`,
  cancel: 'Cancelar',
  what: 'Decisión',
  kinds: { postponed: 'Aplazar', moved: 'Nueva fecha', abandoned: 'Abandonado', awarded: 'W.O.', resumed: 'Reanudar' },
  follows: {
    postponed:
      'El partido sale de la jornada y queda sin fecha: sus jugadores no cuentan en ella y entran los suplentes. Los pronósticos siguen abiertos.',
    moved:
      'Si empieza antes del cierre de la jornada o después del cierre de la próxima, sale de la jornada. Los pronósticos siguen abiertos hasta el nuevo inicio.',
    abandoned:
      'La jornada lo espera mientras pueda reanudarse en ella, como máximo hasta el cierre de la siguiente; después se liquida sin él. Si no se reanuda, no cuenta: ni puntos, ni pronósticos, ni tabla.',
    awarded: 'El marcador cuenta en la tabla. El partido sale de la jornada, nadie suma y los pronósticos se anulan.',
    resumed:
      'El partido sigue desde el minuto en que paró: marcador, jugadas y pronósticos valen. Vuelve a la jornada si no se liquidó y la fecha cabe en ella; si no, cuenta solo en la tabla y para los pronósticos.',
  },
  officialOnly:
    'Solo cambia la tabla. Los puntos de los jugadores y los pronósticos quedan como terminó el partido en la cancha.',
  startsAt: 'Nuevo inicio, en la hora de este dispositivo',
  submit: 'Decidir y avisar',
  done: 'Decidido. Aparece en la actividad de quienes tienen jugadores o pronósticos en este partido.',
  goalsOf: (club) => `Marcador: ${club}`,
  numberInvalid: 'Escribe un número entero, de 0 a 999.',
  reason: 'Motivo',
  reasonHint: 'Todos lo leen en la página del partido.',
  minute: 'Paró en el minuto',
  minuteHint: 'Desde aquí sigue el partido, si se reanuda.',
  whenResumed: 'Cuándo se reanuda',
  now: 'Ahora',
  later: 'En otra fecha',
  resumesAt: 'Se reanuda, en la hora de este dispositivo',
  needsOperator: 'Este campeonato cuenta en el ranking del servidor: un operador tiene que confirmar antes.',
  propose: 'Proponer al operador',
  proposed: 'Propuesto. Vale cuando un operador lo confirme.',
  organiser: {
    title: 'Para quien organiza',
    desk: 'Abrir la mesa del partido',
    decide: 'Aplazar, mover, W.O. o parar',
    decideOver: 'Cambiar el resultado oficial',
    decideStopped: 'Reanudar, nueva fecha o W.O.',
    held: (count) =>
      format.plural(count, {
        one: '# anotación de después del final te espera en la mesa.',
        other: '# anotaciones de después del final te esperan en la mesa.',
      }),
    helperDesk: 'Tienes un enlace para anotar este partido.',
    proposal: {
      waiting: (what) => `${what}: propuesta a la espera de un operador.`,
      confirmed: (what) => `${what}: un operador lo confirmó.`,
      refused: (what) => `${what}: un operador lo rechazó.`,
      replaced: (what) => `${what}: cambiada por otra propuesta.`,
    },
  },
}
