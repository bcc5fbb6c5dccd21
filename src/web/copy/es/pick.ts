import { formatIn } from '#web/copy/format/format.ts'
import type { PickCopy } from '#web/copy/pt-BR/pick.ts'

const format = formatIn('es')

const than = (more: number, whose: string) => {
  if (more === 0) return `igual al ${whose}`
  if (more >= 100) return `${format.decimal(1 + more / 100)} veces el ${whose}`
  return `${format.percent(Math.abs(more))} ${more > 0 ? 'mayor' : 'menor'} que el ${whose}`
}

export const pick: PickCopy = {
  views: { label: 'Ver', upcoming: 'Próximos partidos', history: 'Mis pronósticos' },
  sport: 'Deporte',
  all: 'Todos',
  running: 'En juego, con tu pronóstico',
  runningPick: (pick) => `tu pronóstico: ${pick}`,
  today: 'Hoy',
  tomorrow: 'Mañana',
  later: 'Más adelante',
  moreDays: (days) => format.plural(days, { one: 'Mostrar # día más', other: 'Mostrar # días más' }),
  howScored: 'Cuánto vale cada pronóstico',
  otherSports: 'otros deportes',
  hidden: 'Tu pronóstico queda oculto para los demás hasta que empiece el partido y puede cambiar hasta entonces.',
  typing: 'Con el teclado, con el foco en un partido, escribe 2 y 1 para marcar 2 x 1.',
  versus: (home, away) => `${home} contra ${away}`,
  goals: (club) => `Goles de ${club}`,
  more: (club) => `Un gol más para ${club}`,
  less: (club) => `Un gol menos para ${club}`,
  winner: 'Quién gana',
  goesOn: 'Si empatan, ¿quién pasa?',
  goesOnTwoLegs: 'Así la suma queda igualada: ¿quién pasa?',
  goesOnText: (score, name) => `${score}, pasa ${name}`,
  blank: 'sin pronóstico',
  forecast: 'Previsión del modelo',
  shares: (home, homeShare, draw, away, awayShare) =>
    `${home} ${format.percent(homeShare)}, empate ${format.percent(draw)}, ${away} ${format.percent(awayShare)}`,
  sharesTwo: (home, homeShare, away, awayShare) =>
    `${home} ${format.percent(homeShare)}, ${away} ${format.percent(awayShare)}`,
  draw: 'Empate',
  saving: 'Guardando',
  saved: (time) => `Guardado a las ${time}`,
  savedScore: (home, homeGoals, awayGoals, away) =>
    `${home} ${format.number(homeGoals)} x ${format.number(awayGoals)} ${away} guardado`,
  savedWinner: (home, away, winner) => `${home} contra ${away}: gana ${winner}, guardado`,
  unsaved: 'No se guardó.',
  waiting: 'Por enviar: sale solo cuando vuelva la conexión.',
  retry: 'Intentar ahora',
  closed: 'Cerrado: el partido empezó',
  dayProgress: (done, total) =>
    `${format.number(done)} de ${format.plural(total, { one: '# pronóstico', other: '# pronósticos' })}`,
  progress: (done, total) => `${format.number(done)} de ${format.number(total)} con pronóstico`,
  emptyTitle: 'Ningún partido para pronosticar ahora',
  emptyDetail: 'En cuanto el calendario tenga nuevos partidos, aparecen aquí.',
  fill: {
    rest: 'Completar el resto',
    model: 'con el modelo',
    modelLabel: 'Completar con el modelo',
    oneAll: '1 x 1',
    oneAllLabel: 'Completar con 1 x 1',
    filled: (count: number) => format.plural(count, { one: '# partido completado', other: '# partidos completados' }),
    undo: 'Deshacer',
  },
  history: {
    caption: 'Tus pronósticos de partidos que ya empezaron',
    match: 'Partido',
    pick: 'Pronóstico',
    result: 'Resultado',
    points: 'Puntos',
    why: 'Por qué',
    shares: 'Previsiones',
    model: 'Modelo',
    crowd: 'Hinchada',
    void: 'anulado',
    waiting: 'en juego',
    emptyTitle: 'Todavía no hay pronósticos cerrados',
    emptyDetail: 'Haz un pronóstico: el resultado aparece aquí con los puntos y el motivo.',
    emptyAction: 'Ver próximos partidos',
  },
  grades: {
    exact: 'marcador exacto',
    winnerGoals: 'ganador y goles del ganador',
    difference: 'ganador y diferencia',
    draw: 'empate, otro marcador',
    loserGoals: 'ganador y goles del perdedor',
    winner: 'solo el ganador',
    winnerPicked: 'ganador acertado',
    wrong: 'resultado equivocado',
  },
  score: (home, away) => `${format.number(home)} x ${format.number(away)}`,
  own: {
    title: 'Tu pronóstico',
    void: 'Pronóstico anulado: el partido no se decidió en la cancha.',
    waiting: 'Los puntos llegan al final del partido.',
    none: 'No diste un pronóstico para este partido.',
    points: (points, why) => `${format.plural(points, { one: '# punto', other: '# puntos' })}: ${why}.`,
    all: 'Ver todos los pronósticos',
  },
  record: {
    title: 'Tu desempeño',
    precision: 'Precisión',
    settled: (count) => format.plural(count, { one: 'en # pronóstico', other: 'en # pronósticos' }),
    streak: 'Racha',
    best: (count) => `mejor: ${format.number(count)}`,
    points: 'Puntos de pronósticos',
    exact: 'Marcadores exactos',
    percent: (permille) => `${format.decimal(permille / 10)}%`,
  },
  skill: {
    lead: (crowd, model) => `Tu error es ${than(crowd, 'de la hinchada')} y es ${than(model, 'del modelo')}.`,
    few: 'Aún son pocos partidos para comparar.',
    title: 'Habilidad',
    explain: (matches) =>
      format.plural(matches, {
        one: 'Error medio de pronóstico en # partido, de 0 a 100: cuanto más corta la barra, mejor. Cada pronóstico tuyo vale la confianza de tu historial.',
        other:
          'Error medio de pronóstico en # partidos, de 0 a 100: cuanto más corta la barra, mejor. Cada pronóstico tuyo vale la confianza de tu historial.',
      }),
    own: 'Tú',
    crowd: 'Hinchada',
    model: 'Modelo',
    value: (thousandths) => format.decimal(thousandths / 20),
    none: 'Aparece después del primer partido con previsión cerrado.',
  },
}
