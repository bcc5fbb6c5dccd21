import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

/** Problems with the visitor's identity, and with what visitors say about themselves. */
export const personProblems = {
  sign_in_needed: {
    status: 401,
    'pt-BR': s('Entre primeiro', 'Isto é pessoal. Entre na sua conta ou monte um time para começar.'),
    es: s('Entra primero', 'Esto es personal. Entra en tu cuenta o arma un equipo para empezar.'),
    en: s('Sign in first', 'This is personal. Sign in or build a team to begin.'),
  },
  signed_in_meanwhile: {
    status: 409,
    'pt-BR': s('Você acabou de entrar', 'Enquanto isto chegava, você entrou na sua conta. Envie de novo.'),
    es: s('Acabas de entrar', 'Mientras esto llegaba, entraste en tu cuenta. Envíalo otra vez.'),
    en: s('You have just signed in', 'While this was on its way you signed in to your account. Send it again.'),
  },
  provider_unavailable: {
    status: 502,
    'pt-BR': s(
      'Entrada fora do ar',
      'O serviço que você usa para entrar não respondeu como devia. Tente de novo em instantes.',
    ),
    es: s(
      'Entrada sin servicio',
      'El servicio que usas para entrar no respondió como debía. Inténtalo en unos instantes.',
    ),
    en: s('Sign-in not available', 'The service that you sign in with did not answer as it should. Try again soon.'),
  },
  too_many_newcomers: {
    status: 429,
    'pt-BR': s(
      'Muita gente nova deste endereço',
      'Muitos participantes novos já vieram daqui hoje. Entre na sua conta ou volte amanhã.',
    ),
    es: s(
      'Mucha gente nueva desde esta dirección',
      'Ya llegaron muchos participantes nuevos desde aquí hoy. Entra en tu cuenta o vuelve mañana.',
    ),
    en: s(
      'Many newcomers from this address',
      'Many new managers have come from here today. Sign in to your account or come back tomorrow.',
    ),
  },
  // send-problem.ts appends how long to wait.
  too_many_creations: {
    status: 429,
    'pt-BR': s('Muita coisa de uma vez', 'Você criou muita coisa em pouco tempo. O que já existe está salvo.'),
    es: s('Mucho de una vez', 'Creaste muchas cosas en poco tiempo. Lo que ya existe está guardado.'),
    en: s('A lot at once', 'You have created a lot in a short time. What already exists is saved.'),
  },
  account_needed: {
    status: 403,
    'pt-BR': s('Só para contas', 'Crie uma conta grátis para fazer isto. Nada do que você tem se perde.'),
    es: s('Solo para cuentas', 'Crea una cuenta gratis para hacer esto. No pierdes nada de lo que tienes.'),
    en: s('Only for accounts', 'Create a free account to do this. You lose nothing that you have.'),
  },
  operator_needed: {
    status: 403,
    'pt-BR': s('Só para o operador', 'Esta parte é de quem opera o servidor.'),
    es: s('Solo para el operador', 'Esta parte es de quien opera el servidor.'),
    en: s('Only for the operator', 'This part is for the server’s operators.'),
  },
  wrong_password: {
    status: 403,
    'pt-BR': s('Senha incorreta', 'A senha atual não confere. Nada mudou.'),
    es: s('Contraseña incorrecta', 'La contraseña actual no coincide. Nada cambió.'),
    en: s('Wrong password', 'The current password does not match. Nothing changed.'),
  },
  sign_in_again: {
    status: 403,
    'pt-BR': s('Confirme que é você', 'Para isto, saia e entre de novo: a sessão já tem mais de quinze minutos.'),
    es: s('Confirma que eres tú', 'Para esto, sal y vuelve a entrar: la sesión tiene más de quince minutos.'),
    en: s('Confirm it is you', 'For this, sign out and in again: the session is older than fifteen minutes.'),
  },
  email_taken: {
    status: 409,
    'pt-BR': s('E-mail já usado', 'Já existe uma conta com este e-mail. Entre nela ou use outro.'),
    es: s('Correo ya usado', 'Ya existe una cuenta con este correo. Entra en ella o usa otro.'),
    en: s('E-mail in use', 'There is already an account with this e-mail. Sign in to it or use another.'),
  },
  email_invalid: {
    status: 422,
    'pt-BR': s('E-mail inválido', 'Este e-mail não parece completo.'),
    es: s('Correo inválido', 'Este correo no parece completo.'),
    en: s('Invalid e-mail', 'This e-mail does not look complete.'),
  },
  name_taken: {
    status: 409,
    'pt-BR': s('Nome já usado', 'Outro participante tem este nome ou um que se parece com ele. Mude alguma coisa.'),
    es: s('Nombre ya usado', 'Otro participante tiene este nombre o uno parecido. Cambia algo.'),
    en: s('Name in use', 'Another manager has this name or one that looks like it. Change something.'),
  },
  name_too_short: {
    status: 422,
    'pt-BR': s('Nome curto demais', 'O nome precisa de pelo menos 2 letras ou números.'),
    es: s('Nombre demasiado corto', 'El nombre necesita al menos 2 letras o números.'),
    en: s('Name too short', 'The name needs at least 2 letters or digits.'),
  },
  name_too_long: {
    status: 422,
    'pt-BR': s('Nome longo demais', 'O nome pode ter até 40 caracteres.'),
    es: s('Nombre demasiado largo', 'El nombre puede tener hasta 40 caracteres.'),
    en: s('Name too long', 'The name can have up to 40 characters.'),
  },
  name_characters: {
    status: 422,
    'pt-BR': s('Sinais não aceitos', 'Use letras, números, espaços, emoji e sinais simples como . _ - & !'),
    es: s('Signos no aceptados', 'Usa letras, números, espacios, emoji y signos simples como . _ - & !'),
    en: s('Characters not accepted', 'Use letters, digits, spaces, emoji and simple characters such as . _ - & !'),
  },
  name_reserved: {
    status: 422,
    'pt-BR': s('Nome reservado', 'Este nome pode parecer oficial e está reservado. Escolha outro.'),
    es: s('Nombre reservado', 'Este nombre puede parecer oficial y está reservado. Elige otro.'),
    en: s('Reserved name', 'This name could look official and is reserved. Choose another.'),
  },
  password_too_short: {
    status: 422,
    'pt-BR': s('Senha curta demais', 'Use pelo menos 10 caracteres. Uma frase é fácil de lembrar.'),
    es: s('Contraseña demasiado corta', 'Usa al menos 10 caracteres. Una frase es fácil de recordar.'),
    en: s('Password too short', 'Use at least 10 characters. A phrase is easy to remember.'),
  },
  password_too_long: {
    status: 422,
    'pt-BR': s('Senha longa demais', 'A senha pode ter até 200 caracteres.'),
    es: s('Contraseña demasiado larga', 'La contraseña puede tener hasta 200 caracteres.'),
    en: s('Password too long', 'The password can have up to 200 characters.'),
  },
  password_common: {
    status: 422,
    'pt-BR': s('Senha fácil de adivinhar', 'Muita gente usa esta senha. Junte três ou quatro palavras sem relação.'),
    es: s(
      'Contraseña fácil de adivinar',
      'Mucha gente usa esta contraseña. Junta tres o cuatro palabras sin relación.',
    ),
    en: s('Easy to guess', 'Many people use this password. Join three or four unrelated words.'),
  },
  password_personal: {
    status: 422,
    'pt-BR': s('Senha parecida com você', 'A senha é quase o seu nome ou e-mail. Escolha outra.'),
    es: s('Contraseña parecida a ti', 'La contraseña es casi tu nombre o correo. Elige otra.'),
    en: s('Password like your name', 'The password is almost your name or e-mail. Choose another.'),
  },
} satisfies ProblemCatalogue

export const personProblem = problemsOf(personProblems)
