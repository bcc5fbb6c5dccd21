import { formatIn } from '#web/copy/format/format.ts'
import type { HomeCopy } from '#web/copy/pt-BR/home.ts'
import { periodNames } from './period-names.ts'
import { sportNames } from './sport-names.ts'

const format = formatIn('es')

export const home: HomeCopy = {
  sports: sportNames,
  hero: {
    headline: 'El Futuro del Fantasy Sports',
    lead: 'Arma tu equipo, compite en ligas y mira cómo suma cada jugada. Gratis, solo con puntos virtuales.',
    start: 'Empezar Ahora',
    analytics: 'Ver Análisis',
    sample: 'Alineación de ejemplo',
    points: 'puntos',
  },
  today: {
    title: 'Hoy',
    subtitle: 'Lo que se juega y lo que viene',
    picks: 'Hacer pronósticos',
    live: 'En vivo',
    final: 'Final',
    postponed: 'Aplazado',
    penalties: (home, away) => `(pen. ${home} x ${away})`,
    minute: (minute) => `${format.number(minute)}'`,
    period: periodNames,
    emptyTitle: 'Todavía no hay partidos',
    emptyDetail: 'Cuando se marque la próxima jornada, los partidos aparecerán aquí.',
    versus: (home, away) => `${home} contra ${away}`,
  },
  features: {
    title: 'Funciones Increíbles',
    fantasy: {
      title: 'Fantasy Sports',
      text: 'Arma el equipo de tus sueños y compite con puntos virtuales.',
      action: 'Armar tu equipo',
    },
    analytics: {
      title: 'Análisis Avanzados',
      text: 'Estadísticas detalladas y lecturas de rendimiento.',
      action: 'Leer los números',
    },
    rankings: {
      title: 'Rankings Globales',
      text: 'Mira tu posición en los rankings mundiales.',
      action: 'Ver quién lidera',
    },
  },
  figures: {
    title: 'Craque en números',
    users: { value: '50K+', label: 'usuarios activos' },
    leagues: { value: '100+', label: 'ligas disponibles' },
    picks: { value: '1M+', label: 'pronósticos hechos' },
    uptime: { value: '99.9%', label: 'uptime' },
  },
  closing: {
    title: '¿Listo para Empezar?',
    text: 'No hace falta registrarse: arma el equipo primero y decide después.',
    action: 'Crear Cuenta Gratis',
  },
}
