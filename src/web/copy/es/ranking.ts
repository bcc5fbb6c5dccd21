import { formatIn } from '#web/copy/format/format.ts'
import type { RankingCopy } from '#web/copy/pt-BR/ranking.ts'

const format = formatIn('es')

export const ranking: RankingCopy = {
  server: { link: 'Ranking del servidor', lead: 'Suma los campeonatos confirmados por los operadores.' },
  dataFrom: 'Datos de',
  scope: 'Alcance',
  scopes: { global: 'Global', mensal: 'Mensual', semanal: 'Semanal', amigos: 'Amigos', temporada: 'Temporada' },
  metric: 'Criterio',
  metrics: { pontos: 'Puntos', vitorias: 'Victorias', precisao: 'Precisión', streak: 'Racha' },
  scores: {
    pontos: (value) => format.number(value),
    vitorias: (value) => format.number(value),
    precisao: (value) => `${format.decimal(value / 10)}%`,
    streak: (value) => format.number(value),
  },
  units: {
    pontos: (count) => format.plural(count, { one: 'punto', other: 'puntos' }),
    vitorias: (count) => format.plural(count, { one: 'victoria', other: 'victorias' }),
    precisao: () => 'de acierto',
    streak: (count) => format.plural(count, { one: 'acierto seguido', other: 'aciertos seguidos' }),
  },
  podium: 'Podio',
  table: (from, to) => `Del ${format.number(from)}.º al ${format.number(to)}.º de la lista`,
  total: (count) => format.plural(count, { one: '# participante', other: '# participantes' }),
  ties: 'Quienes empatan comparten la posición; entre ellos va antes quien entró antes.',
  columns: {
    rank: 'Pos.',
    manager: 'Participante',
    change: 'Variación',
    badges: 'Insignias',
    follow: 'Seguir',
  },
  change: {
    up: (places) => format.plural(places, { one: 'subió # posición', other: 'subió # posiciones' }),
    down: (places) => format.plural(places, { one: 'bajó # posición', other: 'bajó # posiciones' }),
    same: 'mantuvo la posición',
    newcomer: 'debutante',
    newcomerText: 'Todavía no tiene una jornada cerrada con que comparar',
    since: 'Variación desde la última jornada cerrada.',
  },
  more: 'Mostrar hasta la 50.ª',
  fromTop: 'Ver del 4.º al 50.º',
  fromHere: 'Ver mi página',
  provisional: 'Números provisionales: valen cuando cierre la jornada.',
  between: 'Jornada en curso: sus puntos valen cuando cierre.',
  own: {
    title: 'Tu Posición',
    rank: (rank) => `${format.number(rank)}.º`,
    of: (total) => `de ${format.number(total)}`,
    example: 'ejemplo',
    visitorText: 'Así apareces aquí. Arma un equipo o haz un pronóstico para entrar en el ranking.',
    visitorAction: 'Armar tu equipo',
    pickAction: 'Hacer pronósticos',
    unranked: 'Todavía no estás en este ranking.',
    precision: (left) =>
      format.plural(left, {
        one: 'Falta # pronóstico cerrado para entrar en el ranking de precisión.',
        other: 'Faltan # pronósticos cerrados para entrar en el ranking de precisión.',
      }),
    debut: (round, atMs) => `Tu equipo debuta en la jornada ${format.number(round)}, el ${format.date(atMs)}.`,
    nextRound: (round, atMs) => `Tu equipo juega la jornada ${format.number(round)}, el ${format.date(atMs)}.`,
    squadAction: 'Ver tu equipo',
    friends: 'Sigue a alguien o entra en una liga privada para ver tu posición entre amigos.',
    around: 'Quiénes están cerca de ti',
    you: 'tú',
  },
  search: {
    label: 'Buscar participante',
    hint: 'Por el comienzo del nombre',
    none: 'Nadie con ese nombre.',
    results: 'Participantes encontrados',
    unranked: 'fuera de este ranking',
  },
  empty: {
    find: 'Buscar participante',
    league: 'Crear liga',
    title: 'Todavía no hay nadie aquí',
    first:
      'La clasificación empieza con la primera jornada o el primer partido con pronóstico. Arma un equipo o haz un pronóstico para entrar.',
    period: 'El período acaba de empezar. Haz un pronóstico y aparece primero.',
    friends: 'Sigue a participantes o entra en una liga privada: aparecen aquí a tu lado.',
    friendsVisitor: 'Arma un equipo o haz un pronóstico, sigue a quien conoces y la disputa aparece aquí.',
    precisao: 'Entra quien tiene 10 pronósticos cerrados.',
  },
}
