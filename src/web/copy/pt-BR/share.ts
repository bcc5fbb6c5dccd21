export const share = {
  open: 'Compartilhar',
  title: 'Compartilhar esta página',
  picture: 'A imagem que aparece na conversa',
  drawing: 'A imagem está sendo desenhada…',
  noPicture: 'A imagem não pôde ser carregada. O link funciona mesmo assim.',
  system: 'Enviar para um app',
  whatsApp: 'WhatsApp',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  address: 'Endereço',
  download: 'Baixar imagem',
}

export type ShareCopy = typeof share
