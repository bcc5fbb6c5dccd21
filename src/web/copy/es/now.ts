import { formatIn } from '#web/copy/format/format.ts'
import type { NowCopy } from '#web/copy/pt-BR/now.ts'

const format = formatIn('es')
const { number } = format

export const now: NowCopy = {
  title: 'Tu juego',
  greeting: (name) => `Hola, ${name}`,
  nameless: 'Elegir tu nombre',
  market: {
    title: 'Mercado',
    closesIn: (round) => `Jornada ${number(round)} · cierra en`,
    closed: 'Mercado cerrado. La próxima jornada abre en instantes.',
    none: 'No hay ninguna jornada abierta ahora.',
    build: 'Armar tu equipo',
    complete: (players, of) => `Completar equipo: ${number(players)}/${number(of)}`,
    adjust: 'Ajustar la alineación',
    ready: (squad) => `${squad} está listo para la jornada.`,
    someReady: 'Tienes un equipo listo para la jornada.',
    change: 'Ver y cambiar el equipo',
  },
  picks: {
    title: 'Pronósticos de hoy',
    left: (count) => (count === 0 ? 'todo hecho' : format.plural(count, { one: 'falta #', other: 'faltan #' })),
    done: 'Todos los partidos de hoy tienen tu pronóstico.',
    none: 'No hay partidos para pronosticar hoy.',
    all: 'Ver todos los partidos para pronosticar',
  },
  round: {
    title: 'Tu jornada',
    last: (round) => `Tu jornada ${number(round)}`,
    soFar: 'puntos hasta ahora',
    points: 'puntos',
    rank: (rank) => `${number(rank)}.º en el ranking global`,
    season: ({ rank, of }) => `${number(rank)}.º de ${number(of)} en la temporada`,
    place: (rank) => `${number(rank)}.º de la jornada`,
    follow: 'Seguir punto por punto',
    story: 'Leer la historia de la jornada',
    debut: (round) => `Tu equipo debuta en la jornada ${number(round)}.`,
    none: 'Completa tu equipo y tu primera jornada aparece aquí.',
  },
  leagues: {
    title: 'Tus ligas',
    none: 'Todavía no estás en ninguna liga.',
    find: 'Ver las ligas',
    all: 'Ver todas tus ligas',
  },
}
