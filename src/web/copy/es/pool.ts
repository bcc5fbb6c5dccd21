import { formatIn } from '#web/copy/format/format.ts'
import type { PoolCopy } from '#web/copy/pt-BR/pool.ts'
import { sportNames } from './sport-names.ts'

const format = formatIn('es')
const { number } = format

export const pool: PoolCopy = {
  form: {
    join: 'Participar también',
    sport: 'Qué partidos valen',
    sports: sportNames,
    anySport: 'Todos los deportes',
    preset: 'Puntuación',
    presets: {
      craque: 'Craque: hasta 25 por marcador',
      kicktipp: 'Kicktipp: 4, 3 y 2',
      cheio: 'Marcador 10, resultado 5',
      vencedor: 'Solo el resultado: 1 punto',
      own: 'Armar la mía',
    },
    presetHint: 'Se puede cambiar hasta que empiece el primer partido del bolão.',
    errors: {
      line_out_of_range: 'Cada acierto vale de 0 a 100 puntos, y el marcador exacto al menos 1.',
      line_above_exact: 'Ningún acierto puede valer más que el marcador exacto.',
      line_below_winner: 'Quien acierta más que el ganador no puede ganar menos.',
    },
    save: 'Guardar puntuación',
  },
  rules: {
    title: 'Cuánto vale cada pronóstico',
    example: (pick, result) => `${pick} en el pronóstico, ${result} en el partido`,
    points: (points) => format.plural(points, { one: '# punto', other: '# puntos' }),
    onlyWinner: 'Sin marcador (otros deportes) vale el punto de quien acierta solo el ganador.',
    frozen: 'La puntuación ya no cambia: el primer partido empezó.',
    order:
      'Desempate: más marcadores exactos. Iguales en ambos comparten el puesto; el trofeo es de quien entró antes.',
    competed: 'Para llevarse el trofeo hay que pronosticar al menos la mitad de los partidos.',
    apart: 'Los puntos del bolão valen solo aquí: no cambian ranking ni precisión.',
  },
  table: {
    title: 'Clasificación del bolão',
    rank: 'Pos.',
    moved: 'Cambio',
    person: 'Participante',
    points: 'Puntos',
    exact: 'Exactos',
    you: 'tú',
    counted: (counted, matches) => `${number(counted)} de ${number(matches)} partidos contados`,
    live: 'Parcial: los partidos en juego cuentan como están ahora.',
    empty: 'Todavía no entró nadie.',
    unranked: 'entra con el próximo partido',
    pick: 'Hacer mis pronósticos',
  },
  grid: {
    title: 'Quién dijo qué',
    none: 'Los pronósticos de todos aparecen aquí cuando empieza cada partido.',
    stage: 'Jornada',
    round: (round) => `Jornada ${number(round)}`,
    crowd: 'La hinchada',
    model: 'El modelo',
    apart: 'fuera de concurso',
    winner: (names, points) =>
      `Mejor de la jornada: ${names}, con ${format.plural(points, { one: '# punto', other: '# puntos' })}.`,
    aheadOfModel: (by) => `Estás ${format.plural(by, { one: '# punto', other: '# puntos' })} por delante del modelo.`,
    behindModel: (by) => `Estás ${format.plural(by, { one: '# punto', other: '# puntos' })} por detrás del modelo.`,
    levelWithModel: 'Estás empatado con el modelo.',
    legend: '● marcador exacto · ◐ acertó una parte · ○ falló · – sin pronóstico',
    marks: { exact: 'marcador exacto', part: 'acertó una parte', wrong: 'falló', none: 'sin pronóstico' },
    sum: 'Puntos',
    scroll: 'Pronósticos de la jornada, tabla ancha',
  },
  remove: (name) => `Sacar a ${name} del bolão`,
  removeText: (name) => `${name} sale del bolão y no vuelve más. La invitación de un bolão privado se cambia.`,
}
