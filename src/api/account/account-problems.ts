import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const accountProblems = {
  wrong_credentials: {
    status: 401,
    'pt-BR': s('Não conferem', 'E-mail e senha não conferem.'),
    es: s('No coinciden', 'El correo y la contraseña no coinciden.'),
    en: s('No match', 'E-mail and password do not match.'),
  },
  provider_only: {
    status: 403,
    'pt-BR': s('Entre de outro jeito', 'Aqui você só entra pelo serviço do grupo. Use o botão da página Entrar.'),
    es: s(
      'Entra de otra forma',
      'Aquí solo puedes entrar por el servicio del grupo. Usa el botón de la página Entrar.',
    ),
    en: s(
      'Another way in',
      'Here people sign in only with the group’s own service. Use the button on the sign-in page.',
    ),
  },
  provider_refused: {
    status: 403,
    'pt-BR': s('Entrada recusada', 'O serviço não deixou você entrar. Fale com quem administra a sua conta lá.'),
    es: s('Entrada rechazada', 'El servicio no te dejó entrar. Habla con quien administra tu cuenta allí.'),
    en: s('Sign-in refused', 'The service did not let you in. Talk to the person who manages your account there.'),
  },
  provider_start_again: {
    status: 400,
    'pt-BR': s('Comece de novo', 'A resposta do serviço não pôde ser conferida ou já venceu. Comece de novo.'),
    es: s('Empieza de nuevo', 'La respuesta del servicio no se pudo comprobar o ya venció. Empieza de nuevo.'),
    en: s('Start again', 'The answer of the service could not be verified or has expired. Start again.'),
  },
  provider_email_missing: {
    status: 403,
    'pt-BR': s('Falta o e-mail', 'O serviço não informou o seu e-mail. Quem opera o Craque precisa configurar isso.'),
    es: s('Falta el correo', 'El servicio no informó tu correo. Quien opera Craque debe configurarlo.'),
    en: s('No e-mail', 'The service did not send your e-mail. The operator of this Craque has to set that up.'),
  },
  provider_not_linked: {
    status: 409,
    'pt-BR': s(
      'E-mail já usado aqui',
      'Já existe uma conta com este e-mail. Para juntar as duas, ele precisa estar confirmado aqui e no serviço.',
    ),
    es: s(
      'Correo ya usado aquí',
      'Ya existe una cuenta con este correo. Para unirlas, debe estar confirmado aquí y en el servicio.',
    ),
    en: s(
      'E-mail in use here',
      'There is an account with this e-mail. To join the two, it must be confirmed here and at the service.',
    ),
  },
  reset_link_invalid: {
    status: 400,
    'pt-BR': s('Link vencido', 'Este link já foi usado ou venceu. Peça outro.'),
    es: s('Enlace vencido', 'Este enlace ya se usó o venció. Pide otro.'),
    en: s('Link expired', 'This link was already used or has expired. Ask for another.'),
  },
  email_code_wrong: {
    status: 422,
    'pt-BR': s('Código errado', 'O código não confere ou venceu. Confira a mensagem mais nova ou peça outro.'),
    es: s('Código incorrecto', 'El código no coincide o venció. Revisa el mensaje más nuevo o pide otro.'),
    en: s('Wrong code', 'The code does not match or has expired. Look at the newest message or ask for another.'),
  },
  market_closing: {
    status: 409,
    'pt-BR': s(
      'O mercado está fechando',
      'O seu time de convidado está entrando na rodada agora. Entre de novo em instantes.',
    ),
    es: s(
      'El mercado está cerrando',
      'Tu equipo de invitado está entrando en la jornada ahora. Entra de nuevo en instantes.',
    ),
    en: s('The market is closing', 'Your guest team is entering the round right now. Sign in again in a moment.'),
  },
  passkey_failed: {
    status: 400,
    'pt-BR': s('Chave não aceita', 'A chave de acesso não foi aceita. Tente de novo ou use a senha.'),
    es: s('Llave no aceptada', 'La llave de acceso no fue aceptada. Inténtalo de nuevo o usa la contraseña.'),
    en: s('Passkey not accepted', 'The passkey was not accepted. Try again or use the password.'),
  },
  last_way_in: {
    status: 409,
    'pt-BR': s(
      'Única forma de entrar',
      'Esta chave é a única forma de entrar na conta. Crie uma senha antes de removê-la.',
    ),
    es: s('Única forma de entrar', 'Esta llave es la única forma de entrar. Crea una contraseña antes de quitarla.'),
    en: s('Only way in', 'This passkey is the only way into the account. Set a password before removing it.'),
  },
} satisfies ProblemCatalogue

export const accountProblem = problemsOf(accountProblems)
