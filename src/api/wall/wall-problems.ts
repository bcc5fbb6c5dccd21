import { MESSAGE_MAX } from '#domain/wall/message-text.ts'
import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const wallProblems = {
  message_length: {
    status: 422,
    'pt-BR': s('Mensagem fora do tamanho', `Uma mensagem tem de 1 a ${MESSAGE_MAX} letras e no máximo 20 linhas.`),
    es: s('Mensaje fuera de tamaño', `Un mensaje tiene de 1 a ${MESSAGE_MAX} letras y como máximo 20 líneas.`),
    en: s('Message of the wrong length', `A message has 1 to ${MESSAGE_MAX} letters and at most 20 lines.`),
  },
  wall_off: {
    status: 403,
    'pt-BR': s('Mural desligado', 'Este mural está desligado: ninguém escreve nele agora.'),
    es: s('Muro apagado', 'Este muro está apagado: nadie escribe en él ahora.'),
    en: s('Wall turned off', 'This wall is turned off: nobody writes on it now.'),
  },
  members_only: {
    status: 403,
    'pt-BR': s('Só para quem participa', 'No mural de uma liga, só escreve quem participa dela.'),
    es: s('Solo para participantes', 'En el muro de una liga solo escribe quien participa en ella.'),
    en: s('Only for members', 'Only members write on a league’s wall.'),
  },
  save_first: {
    status: 403,
    'pt-BR': s('Jogue primeiro', 'Para escrever, salve um time ou um palpite, ou entre na sua conta.'),
    es: s('Juega primero', 'Para escribir, guarda un equipo o un pronóstico, o entra en tu cuenta.'),
    en: s('Play first', 'To write, save a team or a pick, or sign in to your account.'),
  },
  muted: {
    status: 403,
    'pt-BR': s('Você está silenciado aqui', 'Você pode ler este mural, mas não escrever nele.'),
    es: s('Estás silenciado aquí', 'Puedes leer este muro, pero no escribir en él.'),
    en: s('You are muted here', 'You can read this wall, but not write on it.'),
  },
  not_yours: {
    status: 403,
    'pt-BR': s('Não é sua', 'Só quem escreveu ou quem administra o mural pode apagar uma mensagem.'),
    es: s('No es tuyo', 'Solo quien lo escribió o quien administra el muro puede borrar un mensaje.'),
    en: s('Not yours', 'Only its author or the wall’s owner can delete a message.'),
  },
  yourself: {
    status: 422,
    'pt-BR': s('É você', 'Você não pode fazer isto com você.'),
    es: s('Eres tú', 'No puedes hacer esto contigo.'),
    en: s('That is you', 'You cannot do this to yourself.'),
  },
  keeper: {
    status: 409,
    'pt-BR': s('Administra o mural', 'Esta pessoa administra o mural com você: não dá para silenciá-la.'),
    es: s('Administra el muro', 'Esta persona administra el muro contigo: no puedes silenciarla.'),
    en: s('Manages the wall', 'This person manages the wall with you: you cannot mute them.'),
  },
  report_decided: {
    status: 409,
    'pt-BR': s('Já decidida', 'Esta denúncia já foi decidida.'),
    es: s('Ya decidida', 'Esta denuncia ya fue decidida.'),
    en: s('Already decided', 'This report has already been decided.'),
  },
} satisfies ProblemCatalogue

export const wallProblem = problemsOf(wallProblems)
