import { formatIn } from '#web/copy/format/format.ts'
import type { RulesCopy } from '#web/copy/pt-BR/rules.ts'

const format = formatIn('es')

const pointsOf = (tenths: number) => `${format.pointTenths(tenths)} ${Math.abs(tenths) === 10 ? 'punto' : 'puntos'}`

export const rules: RulesCopy = {
  title: 'Puntuación',
  lead: (name) => `Lo que vale cada jugada en ${name}.`,
  back: 'Volver al campeonato',
  setName: (name) => `Reglas: ${name}.`,
  counts: (round) =>
    round === null
      ? 'Valen desde la próxima jornada.'
      : `Valen en la jornada ${format.number(round)}, la próxima en cerrar, y en las siguientes.`,
  lockedTitle: (round) => `Jornada ${format.number(round)}`,
  lockedText: (name) => `Esta jornada ya cerró y sigue con sus reglas: ${name}.`,
  gains: 'Lo que da puntos',
  losses: 'Lo que quita puntos',
  nothing: 'Nada.',
  worth: ({ tenths, every, from, most }) =>
    [
      pointsOf(tenths),
      every > 1 ? ` cada ${format.number(every)}` : '',
      from > 0 ? `, una vez por partido, con ${format.number(from)} o más` : '',
      Number.isFinite(most) ? `, contando como máximo ${format.number(most)} por partido` : '',
    ].join(''),
  always: 'En todos los campeonatos',
  alwaysLines: [
    'El capitán vale una vez y media.',
    'Quien no entra a la cancha vale 0, salvo las tarjetas que reciba en el banco.',
    'Dos amarillas cuentan como una roja.',
  ],
  versions: 'Versiones',
  noVersions: 'Nadie escribió reglas propias todavía.',
  version: (version) => `Versión ${format.number(version)}`,
  isCurrent: 'en vigor',
  useAgain: 'Volver a esta',
  edit: {
    title: 'Escribir las reglas',
    lead: 'Las reglas son un archivo JSON. La vista previa muestra qué cambiarían en las últimas jornadas; nada cambia antes de publicar.',
    from: 'Empezar desde',
    choose: 'Reglas en vigor',
    file: 'Leer de un archivo',
    text: 'Archivo de reglas',
    hint: 'points: puntos por jugada, para todos o por posición. every: solo cuenta cada tantas jugadas. from: cuenta una vez, desde esa cantidad. most: cuenta como máximo esa cantidad.',
    preview: 'Ver la vista previa',
    publish: (round) => (round === null ? 'Publicar' : `Publicar desde la jornada ${format.number(round)}`),
    published: 'Reglas publicadas.',
    changedSince: 'El texto cambió después de la vista previa. Mírala de nuevo para publicar.',
  },
  preview: {
    title: 'Vista previa',
    problems: 'El archivo todavía no sirve:',
    kinds: {
      not_json: 'esto no es JSON: revisa comas, comillas y llaves',
      unknown: 'este nombre no existe aquí',
      value: 'este valor no sirve',
      no_points: 'esta jugada no tiene puntos en points',
      counts_once: 'una jugada con from cuenta una vez y no tiene every ni most',
    },
    takes: {
      file: 'el archivo tiene name y points, y puede tener every, from y most',
      name: '2 a 40 letras minúsculas sin acento, números y guiones',
      points: 'número entre -100 y 100 con un decimal como máximo, o uno por posición',
      every: 'número entero de 1 a 100',
      from: 'número entero de 1 a 100, o uno por posición',
      most: 'número entero de 1 a 100',
    },
    none: 'Todavía no hay una jornada cerrada para comparar. El archivo está bien y se puede publicar.',
    summary: ({ rounds, players, changed }) =>
      `En las jornadas ${format.list(rounds.map((round) => format.number(round)))}: cambiarían los puntos de ${format.number(changed)} de ${format.plural(players, { one: '# jugador', other: '# jugadores' })}.`,
    same: 'Los puntos de nadie habrían cambiado.',
    caption: 'Los mayores cambios',
    player: 'Jugador',
    before: 'Antes',
    after: 'Con estas',
    why: 'Por qué',
    line: (scout, before, after) => `${scout}: ${before} → ${after}`,
  },
}
