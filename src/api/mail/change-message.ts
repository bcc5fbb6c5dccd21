import type { Language } from '#contract/language.ts'
import type { Message } from './mail.ts'

export type AccountChange = 'email' | 'password'

interface Words {
  subject: string
  what: string
  /** What to do if somebody else made the change. */
  otherwise: (site: string) => string
}

const words: Record<AccountChange, Record<Language, Words>> = {
  email: {
    'pt-BR': {
      subject: 'Craque: o e-mail da sua conta mudou',
      what: 'O e-mail da sua conta do Craque foi trocado por outro. A partir de agora, entre com o novo.',
      otherwise: (site) =>
        `Se não foi você: abra ${site}/conta em um aparelho onde ainda está conectado, corrija o e-mail e mude a senha, o que encerra as outras sessões. Se já não consegue entrar, avise quem opera este Craque.`,
    },
    es: {
      subject: 'Craque: el correo de tu cuenta cambió',
      what: 'El correo de tu cuenta de Craque se cambió por otro. Desde ahora, entra con el nuevo.',
      otherwise: (site) =>
        `Si no fuiste tú: abre ${site}/conta en un dispositivo donde sigues conectado, corrige el correo y cambia la contraseña, lo que cierra las otras sesiones. Si ya no puedes entrar, avisa a quien opera este Craque.`,
    },
    en: {
      subject: 'Craque: the e-mail of your account changed',
      what: 'The e-mail of your Craque account was replaced by another. From now on, sign in with the new one.',
      otherwise: (site) =>
        `If it was not you: open ${site}/conta on a device where you are still signed in, correct the e-mail and change the password, which ends the other sessions. If you can no longer sign in, tell the operator of this Craque.`,
    },
  },
  password: {
    'pt-BR': {
      subject: 'Craque: sua conta tem uma nova senha',
      what: 'Uma nova senha foi definida para a sua conta do Craque. As outras sessões foram encerradas.',
      otherwise: (site) =>
        `Se não foi você: escolha outra senha em ${site}/recuperar-senha. O link chega a este e-mail e encerra todas as sessões.`,
    },
    es: {
      subject: 'Craque: tu cuenta tiene una contraseña nueva',
      what: 'Se definió una contraseña nueva para tu cuenta de Craque. Las otras sesiones se cerraron.',
      otherwise: (site) =>
        `Si no fuiste tú: elige otra contraseña en ${site}/recuperar-senha. El enlace llega a este correo y cierra todas las sesiones.`,
    },
    en: {
      subject: 'Craque: your account has a new password',
      what: 'A new password was set for your Craque account. The other sessions have ended.',
      otherwise: (site) =>
        `If it was not you: choose another password at ${site}/recuperar-senha. The link comes to this e-mail and ends every session.`,
    },
  },
}

interface Input {
  to: string
  change: AccountChange
  language: Language
  /** The address at which the person uses this server. */
  site: string
}

/** Tells the owner what has changed in their account, also if somebody else who took it over made the change. */
export function changeMessage({ to, change, language, site }: Input): Message {
  const { subject, what, otherwise } = words[change][language]
  return { to, subject, text: `${what}\n\n${otherwise(site)}` }
}
