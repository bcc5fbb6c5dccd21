import type { ShareCopy } from '#web/copy/pt-BR/share.ts'

export const share: ShareCopy = {
  open: 'Share',
  title: 'Share this page',
  picture: 'The picture shown in the chat',
  drawing: 'The picture is being drawn…',
  noPicture: 'The picture could not be loaded. The link works all the same.',
  system: 'Send to an app',
  whatsApp: 'WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied.',
  address: 'Address',
  download: 'Download picture',
}
