import type { Language } from '#contract/language.ts'
import type { Message } from './mail.ts'

interface Words {
  subject: string
  why: string
  open: string
  /** What to do if somebody else requested the reset. */
  otherwise: string
}

const words: Record<Language, Words> = {
  'pt-BR': {
    subject: 'Craque: nova senha',
    why: 'Alguém (esperamos que você) pediu uma nova senha para esta conta do Craque.',
    open: 'Para escolher a nova senha, abra este link em até uma hora:',
    otherwise: 'Se não foi você, não faça nada: a senha atual continua valendo.',
  },
  es: {
    subject: 'Craque: contraseña nueva',
    why: 'Alguien (esperamos que tú) pidió una contraseña nueva para esta cuenta de Craque.',
    open: 'Para elegir la contraseña nueva, abre este enlace dentro de una hora:',
    otherwise: 'Si no fuiste tú, no hagas nada: la contraseña actual sigue funcionando.',
  },
  en: {
    subject: 'Craque: new password',
    why: 'Somebody (we hope it was you) asked for a new password for this Craque account.',
    open: 'To choose the new password, open this link within an hour:',
    otherwise: 'If it was not you, do nothing: the current password still works.',
  },
}

interface Input {
  to: string
  link: string
  language: Language
}

export function resetMessage({ to, link, language }: Input): Message {
  const { subject, why, open, otherwise } = words[language]
  return { to, subject, text: `${why}\n\n${open}\n${link}\n\n${otherwise}` }
}
