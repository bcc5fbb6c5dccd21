import type { PageTitlesCopy } from '#web/copy/pt-BR/page-titles.ts'

export const pageTitles: PageTitlesCopy = {
  home: {
    title: 'Craque · El Futuro del Fantasy Sports',
    description:
      'Arma tu equipo, compite en ligas, haz pronósticos y sigue los rankings en vivo. Gratis, solo con puntos virtuales.',
  },
  fantasy: {
    heading: 'Fantasy Sports',
    description:
      'Elige hasta 11 jugadores con 1.000 puntos, nombra un capitán y compite en ligas con puntos virtuales.',
    lead: 'Aquí armas tu equipo, cuidas el presupuesto y entras en ligas.',
  },
  analytics: {
    heading: 'Análisis Deportivos',
    description:
      'Clasificación, goleadores y previsiones de fútbol, básquetbol, voleibol y tenis, con los números a la vista.',
    lead: 'Aquí lees la clasificación, los goleadores y las previsiones de los próximos partidos.',
  },
  rankings: {
    heading: 'Rankings Globales',
    description:
      'Mira quién lidera en puntos, victorias, precisión y racha, en el mundo, el mes, la semana y entre amigos.',
    lead: 'Aquí ves quién lidera y dónde estás tú.',
  },
  duel: {
    heading: 'Tu Duelo',
    description: 'Tu rival de la jornada, las dos alineaciones lado a lado, el marcador en vivo y el historial.',
    lead: 'Aquí sigues a tu rival de la jornada, jugador por jugador.',
  },
  picks: {
    heading: 'Pronósticos',
    description:
      'Haz tu pronóstico de los próximos partidos de todos los deportes y sigue tu precisión, racha y habilidad.',
    lead: 'Haz tu pronóstico hasta que empiece el partido. Cada toque se guarda al instante.',
  },
  profile: {
    heading: 'Mi Perfil',
    description: 'Tus datos, tus logros y tu historia jornada a jornada.',
  },
  signIn: {
    heading: 'Entrar',
    description: 'Entra en tu cuenta de Craque.',
    lead: 'Entra para seguir donde lo dejaste.',
  },
  signUp: {
    heading: 'Crear cuenta',
    description: 'Crea una cuenta gratis en Craque y lleva tu juego a cualquier dispositivo.',
    lead: 'Lleva tu juego a cualquier dispositivo. Toma menos de un minuto.',
  },
  recover: {
    heading: 'Recuperar contraseña',
    description: 'Elige una contraseña nueva para tu cuenta.',
  },
  account: {
    heading: 'Cuenta',
    description: 'Seguridad, sesiones, idioma, tema y tus datos.',
    lead: 'Seguridad, sesiones, idioma, tema y tus datos.',
  },
  operator: {
    heading: 'Operación',
    description: 'Jornadas, correcciones, auditoría y ritmo del juego, para quien opera el servidor.',
    lead: 'Sigue la jornada, corrige resultados y comprueba los puntos.',
  },
  privacy: {
    heading: 'Privacidad',
    description: 'Qué guarda Craque, por qué, y qué puedes hacer.',
  },
  manager: {
    heading: 'Participante',
    description: 'Puntos, logros y alineaciones de un participante.',
  },
  leagues: {
    heading: 'Ligas',
    description: 'Ligas públicas y privadas, todos contra todos y eliminatorias, con premios en puntos virtuales.',
  },
  player: {
    heading: 'Jugador',
    description: 'Puntos por jornada, scouts, precio y próximos partidos de un jugador del mercado.',
  },
  match: { heading: 'Partido', description: 'Pronóstico, jugadas, scouts y pronósticos de un partido.' },
  club: { heading: 'Club', description: 'Resultados, próximos partidos con dificultad, plantel y fuerza de un club.' },
  forecast: {
    heading: 'Cuánto acierta el modelo',
    description: 'El desempeño de los pronósticos de Craque en la temporada actual, contado para hinchas.',
  },
  kit: { heading: 'Kit', description: 'Las piezas de la interfaz, en los dos temas.' },
}
