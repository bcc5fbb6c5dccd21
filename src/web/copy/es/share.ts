import type { ShareCopy } from '#web/copy/pt-BR/share.ts'

export const share: ShareCopy = {
  open: 'Compartir',
  title: 'Compartir esta página',
  picture: 'La imagen que aparece en la conversación',
  drawing: 'La imagen se está dibujando…',
  noPicture: 'La imagen no se pudo cargar. El enlace funciona igual.',
  system: 'Enviar a una app',
  whatsApp: 'WhatsApp',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado.',
  address: 'Dirección',
  download: 'Descargar imagen',
}
