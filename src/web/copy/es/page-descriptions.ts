import type { PageDescriptionsCopy } from '#web/copy/pt-BR/page-descriptions.ts'

export const pageDescriptions: PageDescriptionsCopy = {
  home: 'Arma tu equipo, compite en ligas, haz pronósticos y sigue los rankings en vivo. Gratis, solo con puntos virtuales.',
  fantasy: 'Elige hasta 11 jugadores con 1.000 puntos, nombra un capitán y compite en ligas con puntos virtuales.',
  analytics:
    'Clasificación, goleadores y previsiones de fútbol, básquetbol, voleibol y tenis, con los números a la vista.',
  rankings: 'Mira quién lidera en puntos, victorias, precisión y racha, en el mundo, el mes, la semana y entre amigos.',
  duel: 'Tu rival de la jornada, las dos alineaciones lado a lado, el marcador en vivo y el historial.',
  picks: 'Haz tu pronóstico de los próximos partidos de todos los deportes y sigue tu precisión, racha y habilidad.',
  profile: 'Tus datos, tus logros y tu historia jornada a jornada.',
  signIn: 'Entra en tu cuenta de Craque.',
  signUp: 'Crea una cuenta gratis en Craque y lleva tu juego a cualquier dispositivo.',
  recover: 'Elige una contraseña nueva para tu cuenta.',
  account: 'Seguridad, sesiones, idioma, tema y tus datos.',
  operator: 'Jornadas, correcciones, auditoría y ritmo del juego, para quien opera el servidor.',
  embed: 'Marcos de Craque para otros sitios y un panel para pantallas grandes.',
  webhooks: 'Eventos de Craque enviados a tu programa, con firma.',
  privacy: 'Qué guarda Craque, por qué, y qué puedes hacer.',
  manager: 'Puntos, logros y alineaciones de un participante.',
  leagues: 'Ligas públicas y privadas, todos contra todos y eliminatorias, con premios en puntos virtuales.',
  player: 'Puntos por jornada, scouts, precio y próximos partidos de un jugador del mercado.',
  match: 'Pronóstico, jugadas, scouts y pronósticos de un partido.',
  club: 'Resultados, próximos partidos con dificultad, plantel y fuerza de un club.',
  planner: 'Los partidos, las proyecciones y el mejor equipo de las próximas cinco jornadas, con precios previstos.',
  forecast: 'El desempeño de los pronósticos de Craque en la temporada actual, contado para hinchas.',
  var: 'Compruébalo tú mismo: el registro abierto de todo lo que se guarda y se decide en este campeonato.',
}
