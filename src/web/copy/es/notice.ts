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
  picks_missing: () => 'Todavía hay partidos de hoy sin tu pronóstico.',
  round_settled: ({ roundNumber, pointTenths, rank }) =>
    `Jornada ${roundNumber} cerrada: hiciste ${format.pointTenths(pointTenths)} puntos y quedaste en el puesto ${format.number(rank)}.`,
  duel: ({ roundNumber, ownTenths, otherTenths, otherName }) => {
    const score = `${format.pointTenths(ownTenths)} a ${format.pointTenths(otherTenths)}`
    if (ownTenths === otherTenths) return `Jornada ${roundNumber}: empate con ${otherName}, ${score}.`
    return `Jornada ${roundNumber}: ${ownTenths > otherTenths ? 'venciste a' : 'perdiste contra'} ${otherName}, ${score}.`
  },
  division: ({ fromTier, toTier }) =>
    division.ended[toTier > fromTier ? 'up' : 'down'](division.tiers[tierName(toTier)]),
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
  proposal: ({ championshipName, otherName, homeName, awayName }) =>
    `${championshipName}: ${otherName} propone una decisión sobre ${homeName} - ${awayName}. Confírmala o recházala.`,
  organiser_word: ({ championshipName, text }) => `${championshipName}: ${text}`,
  webhook_off: ({ host }) =>
    `Apagamos el webhook hacia ${host}: la dirección no responde. Mira las entregas y enciéndelo de nuevo.`,
}

export const notice: NoticeCopy = {
  title: 'Avisos',
  description: 'Lo que te pasó en Craque y lo que necesita tu atención.',
  bell: (unread: number) =>
    unread === 0 ? 'Avisos' : format.plural(unread, { one: 'Avisos: # nuevo', other: 'Avisos: # nuevos' }),
  many: '99+',
  lines,
  more: (count: number) => format.plural(count, { one: 'y # más', other: 'y # más' }),
  mail: {
    subject: (count: number) => `Craque: ${format.plural(count, { one: '# aviso', other: '# avisos' })}`,
    hello: (name: string) => `Hola, ${name}.`,
    settings: 'Elige qué recibes, o cancela los correos:',
  },
  unread: 'nuevo',
  empty: 'Ningún aviso todavía',
  emptyDetail: 'Tus novedades aparecen aquí: jornadas, duelos y charlas.',
  visitor: 'Los avisos son de quien juega',
  visitorDetail: 'Arma un equipo, haz un pronóstico o entra en tu cuenta.',
  signIn: 'Entrar',
  newest: 'Más recientes',
  older: 'Ver más antiguos',
  settings: 'Qué avisar',
  settingsLead: 'Elige qué llega y por dónde. Lo que ya llegó sigue en la lista.',
  channels: { app: 'Lista', push: 'Móvil', mail: 'Correo' },
  by: (kind: string, channel: string) => `${kind}, por ${channel}`,
  reach: {
    title: 'Cómo y cuándo',
    quiet: 'Horas de silencio',
    quietHint: 'Entre estas horas nada suena ni se envía; los avisos llegan después.',
    from: 'De',
    to: 'a',
    mailWeekly: 'Un solo correo por semana, los lunes',
    noEmail: 'Para recibir por correo, confirma el tuyo en la página Cuenta.',
    toAccount: 'Abrir la cuenta',
    emailTo: (email: string) => `Los correos van a ${email}.`,
    save: 'Guardar',
    saved: 'Guardado.',
  },
  push: {
    title: 'En este dispositivo',
    on: 'Avisar en este dispositivo, aun con el sitio cerrado',
    insecure:
      'Esta dirección no es segura (https), como es común en la red de casa: por eso el navegador no instala la app, no avisa y no guarda páginas. Lo demás funciona igual.',
    unsupported:
      'Este navegador no puede avisar con el sitio cerrado. En el iPhone, primero añade Craque a la pantalla de inicio.',
    demo: 'Esto es una demostración: no envía avisos a dispositivos.',
    denied: 'El navegador bloquea los avisos. Permítelos en los ajustes del sitio.',
    failed: 'No se pudieron activar los avisos de este dispositivo. Inténtalo de nuevo.',
    devices: (count: number) =>
      format.plural(count, { one: '# dispositivo tuyo recibe avisos.', other: '# dispositivos tuyos reciben avisos.' }),
  },
  calendar: {
    title: 'Calendario',
    lead: 'Plazos de tus campeonatos y partidos de tu club y de tus pronósticos, en el calendario del móvil. Solo lo lee quien tiene la dirección.',
    address: 'Dirección de tu calendario',
    hint: 'Cópiala ahora: no se muestra de nuevo. En el calendario, elige suscribirte por dirección (URL).',
    make: 'Crear dirección',
    renew: 'Cambiar la dirección',
    remove: 'Apagar el calendario',
    removed: 'La dirección ya no funciona.',
  },
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
    proposal: 'Decisiones de organizadores por confirmar',
    organiser_word: 'Mensajes de quien organiza',
    webhook_off: 'Webhook apagado',
  },
}
