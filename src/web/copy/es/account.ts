import { MOST_SQUADS } from '#domain/squad/squad-limits.ts'
import type { Merge } from '#contract/account.ts'
import { formatIn } from '#web/copy/format/format.ts'
import type { AccountCopy } from '#web/copy/pt-BR/account.ts'

const format = formatIn('es')

export const account: AccountCopy = {
  fields: {
    name: 'Nombre',
    nameHint: 'Aparece en el ranking y en las ligas.',
    email: 'Correo',
    emailHint: 'Solo tú lo ves. Sirve para entrar y recuperar la contraseña.',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    currentPassword: 'Contraseña actual',
    passwordHint: 'Al menos 10 caracteres. Una frase tuya es mejor que los símbolos.',
  },
  signIn: {
    submit: 'Entrar',
    passkey: 'Entrar con llave de acceso',
    forgot: 'Olvidé mi contraseña',
    question: '¿Aún no tienes cuenta?',
    create: 'Crear cuenta gratis',
    or: 'o',
    refused: {
      wrong_credentials: 'El correo y la contraseña no coinciden.',
      too_many_requests: 'Hubo muchos intentos en poco tiempo. Espera un poco e inténtalo de nuevo.',
      failed: 'No se pudo entrar. Revisa el correo e inténtalo de nuevo.',
    },
  },
  provider: {
    noPassword: (name: string) => `Ninguna: entras con ${name} o con llave de acceso`,
    enter: (name: string) => `Entrar con ${name}`,
    only: 'En este servidor entras con la cuenta que tu grupo ya tiene.',
    busy: 'Comprobando tu entrada…',
    back: 'Volver a entrar',
  },
  signUp: {
    submit: 'Crear cuenta',
    passkey: 'Crear con llave de acceso, sin contraseña',
    question: '¿Ya tienes cuenta?',
    enter: 'Entrar',
    terms: 'Al crear la cuenta aceptas lo que dice',
    privacy: 'Privacidad',
    whyTitle: 'Qué cambia con la cuenta',
    why: [
      'Entras en cualquier dispositivo y encuentras todo.',
      'Tus equipos, pronósticos, ligas y logros siguen contigo.',
      'Puedes exportar o borrar tus datos cuando quieras.',
    ],
    free: 'Gratis, solo con puntos virtuales. Sin anuncios.',
  },
  guest: {
    title: 'Estás jugando como invitado',
    signUp: 'Todo lo que armaste sigue en la cuenta nueva.',
    signIn: 'Tus equipos, pronósticos y ligas pasan a la cuenta.',
  },
  signedInAs: (name: string) => `Ya entraste como ${name}.`,
  goToAccount: 'Ir a la cuenta',
  welcome: (name: string) => `Cuenta creada. Buen juego, ${name}.`,
  welcomeBack: (name: string) => `Hola de nuevo, ${name}.`,
  merge: {
    title: 'Tu juego de invitado vino contigo',
    lines: (merge: Merge): string[] => [
      ...(merge.squads > 0
        ? [
            format.plural(merge.squads, {
              one: '# equipo ahora es de la cuenta.',
              other: '# equipos ahora son de la cuenta.',
            }),
          ]
        : []),
      ...(merge.squadsRenamed.length > 0
        ? [
            `${format.plural(merge.squadsRenamed.length, { one: 'Un equipo de nombre repetido ahora se llama', other: 'Equipos de nombre repetido ahora se llaman' })} ${format.list(merge.squadsRenamed)}.`,
          ]
        : []),
      ...(merge.picks > 0
        ? [format.plural(merge.picks, { one: '# pronóstico vino contigo.', other: '# pronósticos vinieron contigo.' })]
        : []),
      ...(merge.leagues > 0
        ? [
            format.plural(merge.leagues, {
              one: 'Participación en # liga conservada.',
              other: 'Participación en # ligas conservada.',
            }),
          ]
        : []),
      ...(merge.points !== 0 ? [`${format.signed(merge.points)} puntos sumados.`] : []),
      ...(merge.picksGivenUp > 0
        ? [
            format.plural(merge.picksGivenUp, {
              one: 'En # partido había dos pronósticos: queda el último guardado.',
              other: 'En # partidos había dos pronósticos: queda el último guardado.',
            }),
          ]
        : []),
      ...(merge.leaguesLeft.length > 0
        ? [`En ${format.list(merge.leaguesLeft)} había dos equipos: quedó el que entró primero.`]
        : []),
      ...(merge.squadsLeft > 0
        ? [
            format.plural(merge.squadsLeft, {
              one: `Para # equipo no había lugar: una cuenta tiene hasta ${MOST_SQUADS}.`,
              other: `Para # equipos no había lugar: una cuenta tiene hasta ${MOST_SQUADS}.`,
            }),
          ]
        : []),
      ...(merge.pastStays
        ? [
            'Lo que el invitado ya jugó queda fuera: una cuenta puede asumir el pasado de un invitado una sola vez, antes de jugar.',
          ]
        : []),
    ],
    nothing: 'No había nada guardado en el juego de invitado.',
    continue: 'Continuar',
  },
  recover: {
    passkeys: {
      title: 'Llaves de acceso de esta cuenta',
      allGo:
        'Este correo nunca se confirmó. Con la contraseña nueva estas llaves dejan de funcionar; puedes crear otras después.',
      choose: 'Marca las que no son tuyas o que perdiste: dejan de funcionar con la contraseña nueva.',
      unnamed: 'Llave sin nombre',
    },
    lead: 'Escribe el correo de la cuenta. Si existe, enviamos un enlace que vale una hora.',
    submit: 'Enviar enlace',
    sentTitle: 'Revisa tu correo',
    sent: 'Si hay una cuenta con este correo, el enlace está en camino. Sin servidor de correo, quien opera Craque lo encuentra en la terminal del servidor.',
    newLead: 'Elige la contraseña nueva. Las sesiones abiertas en otros dispositivos se cerrarán.',
    newSubmit: 'Guardar contraseña nueva',
    changed: 'Contraseña nueva guardada. Ahora entra con ella.',
    another: 'Pedir otro enlace',
    back: 'Volver a entrar',
  },
  page: {
    visitorTitle: 'Aún no tienes cuenta',
    visitor: 'Crea una cuenta gratis o entra para ver tus opciones.',
    guestTitle: 'Invitado',
    guest: 'Tu juego está guardado solo en este navegador. Con una cuenta lo llevas a cualquier dispositivo.',
    operator: 'Abrir la operación del juego',
    since: (date: string) => `Cuenta creada el ${date}`,
    signOut: 'Salir',
    signedOut: 'Saliste. Hasta la próxima jornada.',
  },
  security: {
    title: 'Seguridad',
    email: 'Correo',
    confirmed: 'confirmado',
    unconfirmed: 'sin confirmar: avisos por correo solo después de confirmar',
    askCode: 'Confirmar correo',
    codeSent: 'Enviamos un código. Sin servidor de correo, quien opera el servidor lo encuentra en la terminal.',
    code: 'Código de seis dígitos',
    saveCode: 'Confirmar',
    emailConfirmed: 'Correo confirmado.',
    changeEmail: 'Cambiar correo',
    saveEmail: 'Guardar correo',
    emailChanged: 'Correo cambiado.',
    password: 'Contraseña',
    passwordSet: 'Definida',
    passwordNone: 'Ninguna: entras con llave de acceso',
    changePassword: 'Cambiar contraseña',
    setPassword: 'Crear contraseña',
    savePassword: 'Guardar contraseña',
    passwordChanged: 'Contraseña cambiada. Las otras sesiones se cerraron.',
    passwordCreated: 'Contraseña creada. Las otras sesiones se cerraron.',
    cancel: 'Cancelar',
  },
  passkeys: {
    title: 'Llaves de acceso',
    lead: 'Entra con huella, rostro o PIN del dispositivo, sin contraseña.',
    none: 'Ninguna llave todavía.',
    add: 'Añadir llave',
    added: 'Llave añadida.',
    unnamed: 'Llave de acceso',
    remove: 'Quitar',
    removeNamed: (label: string) => `Quitar ${label}`,
    removed: 'Llave quitada.',
    createdAt: (date: string) => `creada el ${date}`,
    unsupported: 'Este navegador no admite llaves de acceso.',
    cancelled: 'El dispositivo no confirmó la llave. Inténtalo de nuevo.',
  },
  leaving: {
    title: (count) =>
      format.plural(count, { one: '# cambio tuyo aún no se envió', other: '# cambios tuyos aún no se enviaron' }),
    text: 'Si sales ahora, lo que falta enviar se descarta y no llega al servidor.',
    stay: 'Quedarme',
    go: 'Salir y descartar',
  },
  sessions: {
    title: 'Dónde estás conectado',
    this: 'este dispositivo',
    unknown: 'Dispositivo desconocido',
    on: (browser: string, system: string) => `${browser} en ${system}`,
    seen: 'visto',
    active: 'activo ahora',
    since: 'desde',
    end: 'Cerrar',
    endNamed: (device: string, since: string) => `Cerrar la sesión de ${device} desde ${since}`,
    ended: 'Sesión cerrada.',
    endAll: 'Salir de todos los dispositivos',
    endedAll: 'Saliste de todos los dispositivos.',
  },
  preferences: {
    title: 'Idioma, tema y deportes',
    language: 'Idioma',
    theme: 'Tema',
    sports: 'Deportes primero',
    sportsHint: 'Los pronósticos y el inicio muestran estos primero, en el orden en que los eliges.',
  },
  data: {
    title: 'Tus datos',
    lead: 'Descarga tus datos o elimina la cuenta.',
    export: 'Descargar mis datos (JSON)',
    privacy: 'Qué guardamos y por qué',
    delete: 'Eliminar cuenta',
    deleteGuest: 'Eliminar mis datos',
    dialogTitle: '¿Eliminar para siempre?',
    explain:
      'Nombre, correo, contraseña, sesiones y actividades se borran ahora y no se pueden recuperar. Tus resultados quedan sin nombre, para que las ligas conserven su historia.',
    explainGuest:
      'Este participante, con nombre, cookie y actividades, se borra ahora y no se puede recuperar. Los resultados quedan sin nombre, para que las ligas conserven su historia.',
    sure: 'Entendí, continuar',
    typeWord: 'Para confirmar, escribe EXCLUIR',
    word: 'EXCLUIR',
    confirm: 'Eliminar para siempre',
    keep: 'Conservar mi cuenta',
    keepGuest: 'Conservar mis datos',
    deleted: 'Tus datos fueron borrados.',
  },
  privacy: {
    intro: 'En español claro: qué guarda Craque, por qué, y qué puedes hacer.',
    sections: [
      {
        title: 'Visitantes',
        text: [
          'Quien solo mira no queda registrado. En tu navegador quedan el idioma y el tema que elegiste y el equipo que estás armando y aún no guardaste; no sale de ahí antes de que lo guardes.',
          'Una cookie guarda además un número al azar. No dice quién eres y desaparece al cerrar el navegador; si guardas algo, con él reconocemos lo que es tuyo.',
          'No hay anuncios, rastreadores ni servicios de terceros: nada de lo que haces aquí sale de este servidor.',
        ],
      },
      {
        title: 'Invitados',
        text: [
          'Cuando guardas un equipo, entras en una liga, haces un pronóstico o sigues a alguien, creamos un participante y una cookie que solo este sitio lee. Sin ella no sabríamos de quién es el equipo.',
          'Si borras las cookies sin haber creado una cuenta, no hay forma de recuperar ese juego.',
        ],
      },
      {
        title: 'Cuentas',
        text: [
          'Guardamos tu correo (para entrar y recuperar la contraseña), la contraseña transformada de un modo que ni nosotros podemos leer (argon2id), tus llaves de acceso y las sesiones abiertas con el tipo de navegador y las fechas. Tu dirección IP solo se guarda con un token personal: la del último uso, para que veas quién lo usó.',
          'Tu nombre, país, club, bio, equipos ya cerrados, pronósticos de partidos ya iniciados, puntos y logros son públicos. El correo nunca se muestra a otras personas.',
        ],
      },
      {
        title: 'Contra abusos',
        text: [
          'Los intentos de entrar se cuentan por cuenta y por dirección durante unos minutos, en forma cifrada, y después se olvidan.',
          'Quien entra con la contraseña correcta deja en el dispositivo una cookie de un año que solo dice eso, para que los intentos de otras personas no te bloqueen. Desaparece cuando eliminas la cuenta.',
          'El registro técnico del servidor anota cada solicitud sin la dirección exacta ni el contenido de los formularios.',
        ],
      },
      {
        title: 'Tus derechos (LGPD)',
        text: [
          'En la página Cuenta descargas todo lo que guardamos, corriges tus datos y eliminas la cuenta cuando quieras.',
          'Al eliminarla, lo que te identifica desaparece al instante. Tus resultados quedan sin nombre, para que ligas y rankings conserven su historia.',
        ],
      },
      {
        title: 'Avisos, correo y dispositivos',
        text: [
          'Los avisos que recibes (jornada cerrada, duelo, una mención en una charla) quedan guardados 90 días, con lo que elegiste recibir y por dónde.',
          'Si activas los avisos del dispositivo, guardamos la dirección que nos da tu navegador. El texto viaja cifrado por el servicio de avisos del navegador (de Google, Mozilla, Apple o Microsoft), que sabe que hay un aviso pero no lo lee. Cuando los apagas, o el navegador deja de aceptar avisos, borramos la dirección.',
          'Los correos solo van a una dirección que confirmaste, de los tipos que pediste, y cada uno trae un enlace para no recibir más.',
          'El calendario es una dirección secreta que solo tú conoces: quien la tiene lee tus plazos y partidos. Guardamos solo una versión cifrada de ella, y en Avisos puedes cambiarla o apagarla.',
          'En la app del teléfono, y donde los avisos están activados, el dispositivo guarda las últimas páginas que viste y lo que hiciste sin internet. Nada de eso sale del dispositivo salvo hacia este servidor, y todo se borra cuando sales, cuando la sesión se cierra y cuando la cuenta se elimina. Las páginas Cuenta y Operación nunca se guardan.',
        ],
      },
      {
        title: 'Solo puntos virtuales',
        text: ['No hay dinero, apuestas ni premios reales en Craque. Por eso no pedimos documentos ni datos de pago.'],
      },
    ],
    toAccount: 'Ir a la cuenta',
  },
}
