import type { ReceiptCopy } from '#web/copy/pt-BR/receipt.ts'

export const receipt: ReceiptCopy = {
  saved: (time) => `Registrado a las ${time}, antes del cierre`,
  registered: (time) => `Registrado a las ${time}, antes del cierre.`,
  covered: 'Un punto de control firmado ya cubre este registro.',
  awaited: 'Falta que un punto de control cubra este registro; tarda segundos.',
  broken: 'Promesa rota: pasó más de un minuto y ningún punto de control cubre este registro. Guarda el recibo.',
  brokenShort: 'Promesa rota: descarga el recibo en la página VAR aberto.',
  keep: 'Descargar el recibo firmado',
  asking: 'Buscando el recibo…',
  none: 'Se guardó antes de que empezara el registro de este campeonato, por eso no tiene recibo.',
  failed: 'No se pudo buscar el recibo ahora.',
}
