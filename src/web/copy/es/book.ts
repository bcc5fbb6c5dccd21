import type { BookCopy } from '#web/copy/pt-BR/book.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('es')

export const book: BookCopy = {
  title: 'Clubes, jugadores y partidos',
  parts: { clubs: 'Clubes', players: 'Jugadores', rounds: 'Fechas', matches: 'Partidos' },
  done: 'Guardado.',
  undo: 'Deshacer',
  edit: 'Editar',
  remove: 'Borrar',
  editOne: (name) => `Editar ${name}`,
  removeOne: (name) => `Borrar ${name}`,
  save: 'Guardar cambio',
  zone: (timeZone) => `En la hora del campeonato: ${timeZone}.`,
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
  club: { name: 'Nombre del club', city: 'Ciudad (opcional)', add: 'Crear club' },
  player: {
    club: 'Club',
    noClub: 'Crea primero un club.',
    names: 'Jugadores, uno por línea',
    hint: 'Con el número de la camiseta delante, si quieres: “10 Nino”.',
    position: 'Posición',
    price: 'Precio',
    priceHint: 'De 50 a 150. Después de la primera fecha el juego cambia los precios.',
    add: 'Crear jugadores',
  },
  round: {
    name: (number) => `Fecha ${format.number(number)}`,
    number: 'Número de la fecha',
    deadline: 'El mercado cierra',
    add: 'Crear fecha',
  },
  match: {
    name: (home, away) => `${home} x ${away}`,
    result: (home, homeScore, awayScore, away) => `${home} ${homeScore} x ${awayScore} ${away}`,
    round: 'Fecha',
    home: 'Local',
    away: 'Visitante',
    start: 'Empieza',
    add: 'Crear partido',
    desk: 'Mesa',
    deskOf: (match) => `Mesa: ${match}`,
    notYet: 'Para crear un partido hacen falta dos clubes y una fecha abierta.',
  },
}
