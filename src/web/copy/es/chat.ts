import type { ChatCopy } from '#web/copy/pt-BR/chat.ts'
import { formatIn } from '#web/copy/format/format.ts'

const format = formatIn('es')

export const chat: ChatCopy = {
  services: { telegram: 'Telegram', discord: 'Discord', slack: 'Slack', whatsapp: 'WhatsApp' },
  account: {
    title: 'Chats enlazados',
    lead: 'Enlaza tu cuenta con un chat para pronosticar por mensaje: “Fla 2x1, Inter empata”.',
    none: 'Ningún chat enlazado. Escríbele al bot en privado y envía /cuenta: responde con un enlace a esta página.',
    since: (date) => `desde ${date}`,
    unlink: 'Desenlazar',
    unlinkNamed: (service) => `Desenlazar de ${service}`,
    unlinked: 'Chat desenlazado.',
    asks: (service, name) => `¿Enlazar tu cuenta con el ${service} de ${name}?`,
    warning:
      'Quien escriba desde esa cuenta del chat podrá pronosticar por ti. Confirma solo si tú pediste el enlace al bot.',
    signInFirst: 'Entra o crea una cuenta y abre de nuevo el enlace que envió el bot.',
    confirm: 'Enlazar mi cuenta',
    confirmed: 'Listo. Vuelve al chat y envía un pronóstico.',
  },
  groups: {
    title: 'Grupos de chat',
    lead: 'El grupo recibe plazos, goles que cambian la tabla y la clasificación de cada jornada. Allí también se pronostica.',
    noService: 'Quien opera este servidor todavía no conectó ningún chat.',
    demo: 'Esto es una demostración: no envía nada a chats.',
    none: 'Ningún grupo sigue todavía.',
    makeCode: 'Enlazar un grupo',
    code: (bots) => `Pon al bot en el grupo (${bots}) y envía allí:`,
    codeHint: (date) => `El código vale una vez, hasta el ${date}.`,
    gone: 'El bot salió de este grupo. Para volver, ponlo otra vez y envía otro código.',
    said: 'último mensaje',
    neverSaid: 'ningún mensaje todavía',
    wants: 'Qué recibe el grupo',
    topics: {
      deadline: 'Plazo: 2 horas antes, quién falta',
      goals: 'Goles que cambian la tabla',
      round: 'Clasificación de cada jornada, con imagen',
    },
    quiet: 'Horas de silencio',
    from: 'De',
    to: 'A',
    save: 'Guardar',
    saved: 'Guardado.',
    preview: 'Ver cómo queda',
    nothing: 'Todavía no hay nada que mostrar: nadie tiene puntos y no terminó ninguna jornada.',
    now: 'sería ahora',
    example: 'ejemplo',
    addSlack: 'Enlazar un canal de Slack',
    slackTitle: 'Nombre del canal',
    slackAddress: 'Dirección del webhook',
    slackHint: 'Slack la muestra en “Incoming Webhooks”. El canal solo recibe; allí nadie pronostica.',
    unlink: 'Desenlazar el grupo',
    unlinked: 'Grupo desenlazado.',
    settings: (title) => `Ajustes de ${title}`,
    open: 'Ajustes',
  },
  operator: {
    title: 'Chats',
    lead: 'Bots con los que los grupos siguen quinielas y pronostican por mensaje. Los secretos no se muestran de nuevo.',
    off: 'desconectado',
    groups: (count) => format.plural(count, { one: '# grupo', other: '# grupos' }),
    connect: 'Conectar',
    connected: (bot) => `${bot} está conectado.`,
    disconnect: 'Desconectar',
    disconnected: 'Desconectado.',
    reason: (reason) => `Respuesta del servicio: ${reason}`,
    fields: {
      token: 'Token del bot',
      applicationId: 'Application ID',
      publicKey: 'Public Key',
      gateway: 'Dirección del gateway (opcional)',
    },
    hints: {
      telegram: (_address) =>
        'BotFather de Telegram da el token al crear el bot. Este servidor necesita una dirección https.',
      discord: (address) =>
        `Del portal de desarrolladores de Discord. Después de conectar, pega allí como “Interactions Endpoint URL”: ${address}`,
      whatsapp: (_address) => 'Para un gateway de WhatsApp tuyo. El secreto se crea aquí y se muestra una vez.',
    },
    secret: 'Secreto del gateway',
    secretHint: (address) =>
      `Cópialo ahora: no se mostrará de nuevo. El gateway lleva los mensajes a ${address} y firma con él.`,
  },
}
