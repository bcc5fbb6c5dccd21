import type { Language } from '#contract/language.ts'
import type { Message } from './mail.ts'

interface Words {
  subject: (code: string) => string
  what: string
  otherwise: string
}

const words: Record<Language, Words> = {
  'pt-BR': {
    subject: (code) => `Craque: ${code} é o seu código`,
    what: 'Para confirmar este e-mail, escreva o código na página Conta do Craque em até uma hora:',
    otherwise: 'Se não foi você que pediu, não faça nada: sem o código nada muda.',
  },
  es: {
    subject: (code) => `Craque: ${code} es tu código`,
    what: 'Para confirmar este correo, escribe el código en la página Cuenta de Craque dentro de una hora:',
    otherwise: 'Si no lo pediste tú, no hagas nada: sin el código nada cambia.',
  },
  en: {
    subject: (code) => `Craque: ${code} is your code`,
    what: 'To confirm this e-mail, type the code on Craque’s Account page within an hour:',
    otherwise: 'If you did not ask for it, do nothing: without the code nothing changes.',
  },
}

export function codeMessage({ to, code, language }: { to: string; code: string; language: Language }): Message {
  const { subject, what, otherwise } = words[language]
  return { to, subject: subject(code), text: `${what}\n\n${code}\n\n${otherwise}` }
}
