import type { Message } from './mail.ts'

export const resetMessage = ({ to, link }: { to: string; link: string }): Message => ({
  to,
  subject: 'Craque: nova senha',
  text: [
    'Alguém (esperamos que você) pediu uma nova senha para esta conta do Craque.',
    `Para escolher a nova senha, abra este link em até uma hora:\n${link}`,
    'Se não foi você, não faça nada: a senha atual continua valendo.',
  ].join('\n\n'),
})
