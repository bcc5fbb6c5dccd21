import type { PageTitlesCopy } from '#web/copy/pt-BR/page-titles.ts'

export const pageTitles: PageTitlesCopy = {
  home: {
    title: 'Craque · El Futuro del Fantasy Sports',
  },
  fantasy: {
    heading: 'Fantasy Sports',
    lead: 'Aquí armas tu equipo, cuidas el presupuesto y entras en ligas.',
  },
  planner: {
    heading: 'Planificar',
    lead: 'Aquí ves las próximas cinco jornadas: partidos, proyecciones, precios previstos y el mejor equipo de cada una.',
  },
  analytics: {
    heading: 'Análisis Deportivos',
    lead: 'Aquí lees la clasificación, los goleadores y las previsiones de los próximos partidos.',
  },
  rankings: {
    heading: 'Rankings Globales',
    lead: 'Aquí ves quién lidera y dónde estás tú.',
  },
  duel: {
    heading: 'Tu Duelo',
    lead: 'Aquí sigues a tu rival de la jornada, jugador por jugador.',
  },
  picks: {
    heading: 'Pronósticos',
    lead: 'Haz tu pronóstico hasta que empiece el partido. Cada toque se guarda al instante.',
  },
  profile: {
    heading: 'Mi Perfil',
  },
  signIn: {
    heading: 'Entrar',
    lead: 'Entra para seguir donde lo dejaste.',
  },
  signUp: {
    heading: 'Crear cuenta',
    lead: 'Lleva tu juego a cualquier dispositivo. Toma menos de un minuto.',
  },
  recover: {
    heading: 'Recuperar contraseña',
  },
  account: {
    heading: 'Cuenta',
    lead: 'Seguridad, sesiones, idioma, tema y tus datos.',
  },
  operator: {
    heading: 'Operación',
    lead: 'Sigue la jornada, corrige resultados y comprueba los puntos.',
  },
  embed: {
    heading: 'Craque en tu sitio',
    lead: 'Muestra la tabla, un partido o tu quiniela en cualquier página, sin scripts ni cookies.',
  },
  webhooks: {
    heading: 'Webhooks',
    lead: 'Tu programa recibe lo que pasa, con firma, en vez de preguntar a cada rato.',
  },
  privacy: {
    heading: 'Privacidad',
  },
  manager: {
    heading: 'Participante',
  },
  leagues: {
    heading: 'Ligas',
  },
  player: {
    heading: 'Jugador',
  },
  match: { heading: 'Partido' },
  club: { heading: 'Club' },
  forecast: {
    heading: 'Cuánto acierta el modelo',
  },
  var: { heading: 'VAR abierto' },
  kit: { heading: 'Kit', lead: 'Las piezas de la interfaz, en los dos temas.' },
}
