import type { BookCopy } from '#web/copy/pt-BR/book.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('es')

export const book: BookCopy = {
  title: 'Clubes, jugadores y partidos',
  parts: { clubs: 'Clubes', players: 'Jugadores', rounds: 'Jornadas', matches: 'Partidos' },
  done: 'Guardado.',
  undo: 'Deshacer',
  edit: 'Editar',
  remove: 'Borrar',
  editOne: (name) => `Editar ${name}`,
  removeOne: (name) => `Borrar ${name}`,
  save: 'Guardar cambio',
  zone: (timeZone) => `Hora del campeonato: ${timeZone}.`,
  positions: {
    Goleiro: 'Arquero',
    Defensor: 'Defensor',
    'Meio-Campo': 'Mediocampista',
    Atacante: 'Delantero',
    Linha: 'Jugador de campo',
  },
  states: {
    open: 'mercado abierto hasta',
    locked: 'cerrada el',
    live: 'en juego desde',
    settled: 'calculada, cerrada el',
  },
  club: { name: 'Nombre del club', city: 'Ciudad (opcional)', add: 'Agregar club' },
  player: {
    club: 'Club',
    noClub: 'Agrega primero un club.',
    names: 'Jugadores, uno por línea',
    hint: 'Con el número de la camiseta delante, si quieres: “10 Nino”.',
    position: 'Posición',
    price: 'Precio',
    priceHint: 'De 50 a 150. Después de la primera jornada el juego cambia los precios.',
    add: 'Agregar jugadores',
  },
  round: {
    name: (number) => `Jornada ${format.number(number)}`,
    number: 'Número de la jornada',
    deadline: 'El mercado cierra',
    add: 'Agregar jornada',
  },
  match: {
    name: (home, away) => `${home} x ${away}`,
    result: (home, homeScore, awayScore, away) => `${home} ${homeScore} x ${awayScore} ${away}`,
    round: 'Jornada',
    home: 'Local',
    away: 'Visitante',
    start: 'Empieza',
    add: 'Agregar partido',
    desk: 'Mesa',
    deskOf: (match) => `Mesa: ${match}`,
    notYet: 'Para agregar un partido hacen falta dos clubes y una jornada abierta.',
  },
}
