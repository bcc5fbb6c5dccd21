import { formatIn } from '#web/copy/format/format.ts'
import type { VarCopy } from '#web/copy/pt-BR/var.ts'

const { number } = formatIn('es')

const words: VarCopy = {
  intro:
    'Todo lo que se guarda y se decide aquí entra en un registro que solo crece. Nadie cambia el pasado sin que se vea, ni siquiera quien opera el servidor.',
  empty: 'El registro empieza con el primer equipo o pronóstico guardado.',
  check: {
    title: 'Este dispositivo comprueba',
    checking: 'Comprobando…',
    first: 'Primera visita: este dispositivo guardó el punto de control actual. La próxima vez lo compara.',
    same: 'Nada cambió desde la última visita.',
    grown: (entries) =>
      entries === 1
        ? 'El registro creció en 1 entrada, y todo lo que este dispositivo ya había visto sigue igual.'
        : `El registro creció en ${number(entries)} entradas, y todo lo que este dispositivo ya había visto sigue igual.`,
    epoch:
      'El servidor cambió de clave o volvió de una copia de seguridad. Lo que este dispositivo ya había visto está en el registro anterior.',
    gone: (entries) =>
      entries === 1
        ? 'El servidor volvió de una copia de seguridad: se perdió 1 entrada que este dispositivo había visto.'
        : `El servidor volvió de una copia de seguridad: se perdieron ${number(entries)} entradas que este dispositivo había visto.`,
    cannot: 'Esta dirección no es segura (https), y por eso el navegador no puede comprobar.',
    failed: 'No se pudo comprobar ahora.',
    forkTitle: 'El registro cambió el pasado',
    fork: 'El servidor muestra hoy un registro distinto del que guardó este dispositivo. Descarga la prueba y muéstrala a quienes juegan contigo.',
    download: 'Descargar la prueba',
    close: 'Cerrar aviso',
  },
  round: {
    title: 'Comprobar una jornada',
    lead: 'Tu navegador descarga toda la jornada y rehace la cuenta de cada equipo, con un código que no es el del servidor.',
    none: 'Ninguna jornada cerró desde que empezó el registro.',
    label: (round, isSettled) => (isSettled ? `Jornada ${number(round)}` : `Jornada ${number(round)} (en juego)`),
    choose: 'Jornada',
    button: 'Comprobar la jornada',
    busy: 'Descargando y comprobando…',
    file: 'Descargar el archivo de la jornada',
    part: (part, parts) => `Descargar la parte ${number(part)} de ${number(parts)}`,
    page: 'Abrir la página de esta jornada',
    story: 'Ver la historia de la jornada',
    offline: 'Descargar la página que comprueba sin internet',
    failed: 'No se pudo comprobar esta jornada ahora.',
  },
  receipts: {
    title: 'Recibos en este dispositivo',
    none: 'Guarda un equipo o un pronóstico: el recibo queda aquí.',
    lead: (count) =>
      count === 1
        ? 'Este dispositivo guarda 1 promesa firmada del servidor.'
        : `Este dispositivo guarda ${number(count)} promesas firmadas del servidor.`,
    button: 'Verificar mis recibos',
    busy: 'Verificando…',
    file: 'Descargar los recibos',
    failed: 'No se pudieron verificar los recibos ahora.',
  },
  ownRound: {
    lead: (round) => `Compara tus recibos con lo que la jornada ${round} muestra a tu nombre.`,
    button: 'Comprobar mi jornada',
    busy: 'Calculando la jornada de nuevo…',
    failed: 'No se pudo comprobar la jornada ahora.',
    nothing: 'La jornada está bien, pero este dispositivo no tiene ningún recibo de un equipo de ella.',
    right: (count) =>
      count === 1 ? 'Todo coincide, con 1 recibo tuyo.' : `Todo coincide, con ${number(count)} recibos tuyos.`,
    wrong: 'Hay cosas que no coinciden. Descarga los recibos y el archivo de la jornada, y guarda los dos.',
  },
  witnesses: {
    title: 'Testigos',
    lead: 'Un testigo guarda en otra máquina lo que ya vio de este registro, y solo firma lo que lo continúa.',
    none: 'Este registro todavía no tiene testigos.',
    saw: (entries) => (entries === 1 ? 'Firmó 1 entrada el' : `Firmó ${number(entries)} entradas el`),
    download: 'Descargar el punto de control firmado',
    how: 'Cualquier persona puede ser testigo, en otro servidor Craque o en una Raspberry Pi:',
  },
  head: {
    title: 'Punto de control',
    entries: (count) => (count === 1 ? '1 entrada' : `${number(count)} entradas`),
    explain: 'Guarda este texto: quien lo tiene puede probar cualquier cambio en lo anterior.',
    asWords: 'Las doce palabras dicen lo mismo: se pueden leer por teléfono o escribir en un papel.',
    epochs: (count) => `Este es el registro número ${number(count)} de este campeonato. Los anteriores se conservan.`,
  },
  words: {
    title: 'Doce palabras',
    lead: 'Escribe las palabras de una hoja impresa, de una imagen o de quien las anotó: este dispositivo verifica si el registro de hoy continúa el de entonces.',
    label: 'Las doce palabras',
    button: 'Verificar las palabras',
    failed: 'No se pudieron verificar las palabras ahora.',
  },
  proof: {
    title: 'Punto de control de la jornada',
    entries: (count) => (count === 1 ? '1 registro' : `${number(count)} registros`),
    qr: 'Código QR con la página de esta jornada y las doce palabras',
    lead: 'Imprímelo, anótalo o envíalo al grupo. Quien tiene estas doce palabras descubre cualquier cambio en lo que vino antes.',
  },
  limits: {
    title: 'Qué prueba esto, y qué no',
    proves: [
      'Un equipo guardado antes del cierre no cambia después del cierre.',
      'Resultados, correcciones y puntos quedan registrados, y cualquiera rehace la cuenta.',
      'Quien guardó un punto de control puede descubrir cualquier cambio en lo anterior.',
    ],
    not: [
      'Si el árbitro acertó, o si quien informó el resultado vio bien.',
      'Si una persona tiene dos cuentas.',
      'Esta página viene del propio servidor. Para comprobar sin él, usa craque verify con el archivo de la jornada.',
    ],
    notTitle: 'No prueba:',
  },
}

// A reserved word can be the name of an export, but not of a constant.
export { words as var }
