import type { Language } from '#contract/language.ts'

/** "1d 4h 12min". Whole minutes, because a frame without scripts reloads once a minute. */
function timeLeft(ms: number): string {
  const minutes = Math.max(0, Math.ceil(ms / 60_000))
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ]
  const shown = parts.filter(([count], at) => count > 0 || at === 2)
  return shown.map(([count, unit]) => `${count}${unit}`).join(' ')
}

export interface EmbedWords {
  table: string
  matches: string
  ranking: string
  scorers: string
  events: string
  club: string
  player: string
  person: string
  points: string
  played: string
  wins: string
  draws: string
  losses: string
  difference: string
  exact: string
  goals: string
  live: string
  over: string
  postponed: string
  round: (number: number) => string
  closesIn: (ms: number) => string
  closed: string
  provisional: string
  /** Fits the whole round, also while none of its matches is in play. */
  between: string
  nothing: string
  missing: string
  group: (name: string) => string
  tv: string
  away: string
  /** Shown if the board is no longer found, for example because its link was revoked. */
  gone: string
}

const shared = { played: 'J', difference: 'SG' }

export const embedWords: Record<Language, EmbedWords> = {
  'pt-BR': {
    ...shared,
    table: 'Classificação',
    matches: 'Partidas',
    ranking: 'Ranking',
    scorers: 'Artilharia',
    events: 'Últimos lances',
    club: 'Clube',
    player: 'Jogador',
    person: 'Participante',
    points: 'Pts',
    wins: 'V',
    draws: 'E',
    losses: 'D',
    exact: 'Exatos',
    goals: 'Gols',
    live: 'ao vivo',
    over: 'encerrada',
    postponed: 'adiada',
    round: (number) => `Rodada ${number}`,
    closesIn: (ms) => `O mercado fecha em ${timeLeft(ms)}`,
    closed: 'O mercado está fechado.',
    provisional: 'Parcial: há partidas em andamento.',
    between: 'Parcial: a rodada ainda não terminou.',
    nothing: 'Ainda não há nada para mostrar aqui.',
    missing: 'Isto não existe ou não é público.',
    group: (name) => `Grupo ${name}`,
    tv: 'Painel',
    away: 'Sem conexão. Tentando de novo…',
    gone: 'Este painel não pode mais ser mostrado.',
  },
  es: {
    ...shared,
    difference: 'DG',
    table: 'Clasificación',
    matches: 'Partidos',
    ranking: 'Ranking',
    scorers: 'Goleadores',
    events: 'Últimas jugadas',
    club: 'Club',
    player: 'Jugador',
    person: 'Participante',
    points: 'Pts',
    wins: 'G',
    draws: 'E',
    losses: 'P',
    exact: 'Exactos',
    goals: 'Goles',
    live: 'en vivo',
    over: 'terminado',
    postponed: 'aplazado',
    round: (number) => `Jornada ${number}`,
    closesIn: (ms) => `El mercado cierra en ${timeLeft(ms)}`,
    closed: 'El mercado está cerrado.',
    provisional: 'Provisional: hay partidos en juego.',
    between: 'Provisional: la jornada aún no ha terminado.',
    nothing: 'Todavía no hay nada que mostrar aquí.',
    missing: 'Esto no existe o no es público.',
    group: (name) => `Grupo ${name}`,
    tv: 'Panel',
    away: 'Sin conexión. Intentando de nuevo…',
    gone: 'Este panel ya no se puede mostrar.',
  },
  en: {
    ...shared,
    played: 'P',
    difference: 'GD',
    table: 'Table',
    matches: 'Matches',
    ranking: 'Ranking',
    scorers: 'Top scorers',
    events: 'Latest events',
    club: 'Club',
    player: 'Player',
    person: 'Manager',
    points: 'Pts',
    wins: 'W',
    draws: 'D',
    losses: 'L',
    exact: 'Exact',
    goals: 'Goals',
    live: 'live',
    over: 'full time',
    postponed: 'postponed',
    round: (number) => `Round ${number}`,
    closesIn: (ms) => `The market closes in ${timeLeft(ms)}`,
    closed: 'The market is closed.',
    provisional: 'Provisional: matches are being played.',
    between: 'Provisional: the round is not over yet.',
    nothing: 'There is nothing to show here yet.',
    missing: 'This does not exist or is not public.',
    group: (name) => `Group ${name}`,
    tv: 'Board',
    away: 'No connection. Trying again…',
    gone: 'This board may not be shown any more.',
  },
}
