import type { ChatWords } from './chat-words.ts'

const names = (list: readonly string[], more: number) =>
  new Intl.ListFormat('es').format(more > 0 ? [...list, `${more} más`] : list)

export const chatWordsEs: ChatWords = {
  help: [
    'Guardo pronósticos y cuento cómo va el bolão.',
    '• Pronósticos, en portugués: “Fla 2x1, Inter empata, Palmeiras ganha”. En grupos, empieza con /palpite o responde a un mensaje mío.',
    '• Preguntas, en portugués: “quanto tá?”, “quem lidera?”, “minha posição”, “que jogos tem hoje?”',
    '• /partidos /marcador /tabla /posicion /faltan /plazo',
    '• /cuenta enlaza tu cuenta de Craque (en privado), /salir la desenlaza',
    '• /ligar CÓDIGO enlaza este grupo con un bolão o una liga, /desligar lo deshace',
  ].join('\n'),
  groupUnknown:
    'Este grupo todavía no tiene bolão. Quien organiza toma un código en la página del bolão y envía: /ligar CÓDIGO',
  codeWrong: 'Ese código no vale: ya se usó, venció o tiene un error. Toma otro en la página del bolão.',
  codeNeeded: 'Falta el código. Quien organiza el bolão toma uno en su página y envía: /ligar CÓDIGO',
  linked: (league) => `Listo: este grupo ahora sigue “${league}”. Envía /ayuda para ver qué hago.`,
  unlinked: (league) => `Este grupo ya no sigue “${league}”.`,
  unlinkRefused: 'Solo quien organiza el bolão desenlaza el grupo, aquí o en la página del bolão.',
  accountLink: (address, minutes) =>
    `Abre este enlace y confirma quién eres en Craque. Vale una vez, durante ${minutes} minutos, y es solo tuyo:\n${address}`,
  accountInPrivate: 'Para enlazar tu cuenta, escríbeme en privado y envía /cuenta.',
  accountKnown: (name) => `Ya estás enlazado con la cuenta “${name}”. Para cambiar, envía /salir y luego /cuenta.`,
  accountForgotten: 'Listo: tu cuenta de Craque ya no está enlazada con este chat.',
  accountNeeded: 'Todavía no sé quién eres en Craque, así que no guardé nada. Escríbeme en privado y envía /cuenta.',
  saved: 'Guardé:',
  suggested: 'marcador sugerido; envía otro si quieres',
  howToCorrect: '¿Un error? Envía “na verdade 3x1”.',
  howToCorrectOne: '¿Un error? Envía ese partido otra vez: “Fla 3x1”.',
  nothingSaved: 'No guardé nada.',
  understood: 'Entendí esto, pero no lo guardé:',
  notUnderstood: 'No entendí. Un pronóstico es así: “Flamengo 2x1”. Envía /ayuda para ver el resto.',
  tryAgain: 'Ahora no pude. Inténtalo de nuevo en un momento.',
  picksNeeded: 'Escribe los pronósticos después del comando: /palpite Fla 2x1, Inter 1x1',
  noMatchNow: 'No se juega ningún partido ahora.',
  next: 'Próximo:',
  minute: (minute) => `${minute}'`,
  leads: (leaders, league, points) =>
    `${new Intl.ListFormat('es').format(leaders)} ${leaders.length === 1 ? 'lidera' : 'lideran'} “${league}” con ${points}.`,
  nobodyLeads: (league) => `Nadie tiene puntos todavía en “${league}”.`,
  ownPlace: ({ rank, name, points }, league, behind) =>
    rank === null
      ? `${name}, todavía no tienes posición en “${league}”.`
      : `${name}, estás en el puesto ${rank} de “${league}” con ${points}${behind === null ? '' : `, a ${behind} del primero`}.`,
  notInLeague: (league) => `No participas en “${league}”.`,
  tableOf: (league) => `Clasificación de “${league}”:`,
  openMatches: 'Partidos abiertos a pronósticos. Responde así: “1) 2x1 2) 0x0”.',
  noMatches: 'No hay partidos abiertos a pronósticos en los próximos días.',
  missing: 'Falta tu pronóstico. Responde así: “1) 2x1 2) 0x0”.',
  nothingMissing: 'Ya pronosticaste todos los partidos de los próximos días.',
  picksClose: (time, match) => `El próximo pronóstico cierra ${time}: ${match}.`,
  marketCloses: (round, time) => `El mercado de la jornada ${round} cierra ${time}.`,
  noDeadline: 'No hay ningún plazo ahora.',
  deadlineNear: (time, people, more) =>
    `⏰ El próximo partido empieza ${time}. Sin pronóstico: ${names(people, more)}.`,
  deadlineMarket: (round, time, people, more) =>
    `⏰ El mercado de la jornada ${round} cierra ${time}. Sin equipo completo: ${names(people, more)}.`,
  tableNow: 'Ahora:',
  roundOver: (round, league, championship) =>
    `Jornada ${round} terminada${championship ? ` (${championship})` : ''}. “${league}”:`,
  points: (count) => (count === '1' ? '1 punto' : `${count} puntos`),
  ownLeagues: 'Tus posiciones:',
  noOwnLeagues: 'Todavía no participas en ningún bolão ni liga.',
}
