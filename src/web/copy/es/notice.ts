import type { ByKind } from '#contract/notice-path.ts'
import { tierName } from '#domain/division/tiers.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { NoticeCopy } from '#web/copy/pt-BR/notice.ts'
import { division } from './division.ts'
import { profile } from './profile.ts'

const format = formatIn('es')

const lines: ByKind<string> = {
  market_closing: ({ roundNumber, deadlineMs }) =>
    `El mercado de la jornada ${roundNumber} cierra el ${format.dateTime(deadlineMs)} y tu equipo no está listo: mira quién falta y quién está de baja.`,
  picks_missing: () => 'Hay partidos de hoy todavía sin tu pronóstico.',
  round_settled: ({ roundNumber, pointTenths, rank }) =>
    `Jornada ${roundNumber} cerrada: hiciste ${format.pointTenths(pointTenths)} puntos y quedaste en el puesto ${format.number(rank)}.`,
  duel: ({ roundNumber, ownTenths, otherTenths, otherName }) => {
    const score = `${format.pointTenths(ownTenths)} a ${format.pointTenths(otherTenths)}`
    if (ownTenths === otherTenths) return `Jornada ${roundNumber}: empate con ${otherName}, ${score}.`
    return `Jornada ${roundNumber}: ${ownTenths > otherTenths ? 'venciste a' : 'perdiste contra'} ${otherName}, ${score}.`
  },
  division: ({ fromTier, toTier }) =>
    `${toTier > fromTier ? 'Subiste' : 'Bajaste'} de división: ${division.tiers[tierName(toTier)]}.`,
  passed: ({ otherName, others }) =>
    others === 0
      ? `${otherName} te pasó en el ranking.`
      : `${otherName} y ${format.number(others)} más te pasaron en el ranking.`,
  achievement: ({ achievement }) => `Logro nuevo: ${profile.achievements.names[achievement]}.`,
  league_joined: ({ otherName, leagueName }) => `${otherName} entró en ${leagueName}.`,
  league_ended: ({ leagueName, won, otherName }) => {
    if (won) return `Ganaste ${leagueName}.`
    return otherName === null ? `${leagueName} terminó sin ganador.` : `${leagueName} terminó: ganó ${otherName}.`
  },
  named: ({ otherName, leagueName, homeName, awayName }) =>
    `${otherName} habló de ti en ${leagueName ?? `${homeName} - ${awayName}`}.`,
  correction: ({ homeName, awayName, points }) =>
    `Una corrección en ${homeName} - ${awayName} cambió tus puntos: ${format.signed(points)}.`,
  organiser_word: ({ championshipName, text }) => `${championshipName}: ${text}`,
}

export const notice: NoticeCopy = {
  title: 'Avisos',
  description: 'Lo que te pasó en Craque y lo que pide tu atención.',
  bell: (unread: number) =>
    unread === 0 ? 'Avisos' : format.plural(unread, { one: 'Avisos: # nuevo', other: 'Avisos: # nuevos' }),
  many: '99+',
  lines,
  more: (count: number) => format.plural(count, { one: 'y # más', other: 'y # más' }),
  unread: 'nuevo',
  empty: 'Ningún aviso todavía',
  emptyDetail: 'Cuando algo sea tuyo (una jornada, un duelo, una charla), aparece aquí.',
  visitor: 'Los avisos son de quien juega',
  visitorDetail: 'Arma un equipo, haz un pronóstico o entra en tu cuenta.',
  signIn: 'Entrar',
  older: 'Ver más antiguos',
  settings: 'Qué avisar',
  settingsLead: 'Apaga lo que no te interesa. Lo que ya llegó sigue en la lista.',
  kinds: {
    market_closing: 'Mercado por cerrar y equipo incompleto',
    picks_missing: 'Pronósticos que faltan hoy',
    round_settled: 'Jornada cerrada',
    duel: 'Resultado del duelo',
    division: 'Subida o bajada de división',
    passed: 'Alguien a quien sigo me pasó',
    achievement: 'Logros',
    league_joined: 'Alguien entró en mi liga',
    league_ended: 'Liga o quiniela terminada',
    named: 'Charlas que hablan de mí',
    correction: 'Correcciones que cambian mis puntos',
    organiser_word: 'Mensajes de quien organiza',
  },
}
