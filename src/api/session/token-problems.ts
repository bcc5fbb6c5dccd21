import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const tokenProblems = {
  token_invalid: {
    status: 401,
    'pt-BR': s('Token inválido', 'Este token não existe, venceu ou foi revogado. Crie outro na sua conta.'),
    es: s('Token inválido', 'Este token no existe, venció o fue revocado. Crea otro en tu cuenta.'),
    en: s('Invalid token', 'This token does not exist, has expired or was revoked. Create another in your account.'),
  },
  token_scope: {
    status: 403,
    'pt-BR': s('O token não permite isto', 'Nenhum dos escopos deste token permite este pedido.'),
    es: s('El token no permite esto', 'Ninguno de los alcances de este token permite esta solicitud.'),
    en: s('The token does not allow this', 'None of the scopes of this token allows this request.'),
  },
  token_championship: {
    status: 403,
    'pt-BR': s('Outro campeonato', 'Este token só vale para alguns campeonatos, e o pedido é sobre outro.'),
    es: s('Otro campeonato', 'Este token solo vale para algunos campeonatos, y la solicitud es sobre otro.'),
    en: s('Another championship', 'This token is only for certain championships, and the request is about another.'),
  },
  too_many_tokens: {
    status: 409,
    'pt-BR': s('Tokens demais', 'Você já tem 20 tokens. Revogue um que não usa mais.'),
    es: s('Demasiados tokens', 'Ya tienes 20 tokens. Revoca uno que ya no uses.'),
    en: s('Too many tokens', 'You already have 20 tokens. Revoke one that you no longer use.'),
  },
  token_name_invalid: {
    status: 400,
    'pt-BR': s('Nome inválido', 'Dê ao token um nome de 1 a 60 letras.'),
    es: s('Nombre inválido', 'Dale al token un nombre de 1 a 60 letras.'),
    en: s('Invalid name', 'Give the token a name of 1 to 60 letters.'),
  },
  token_championship_unknown: {
    status: 400,
    'pt-BR': s('Campeonato desconhecido', 'Um dos campeonatos não existe, ou você não participa da organização dele.'),
    es: s('Campeonato desconocido', 'Uno de los campeonatos no existe, o no eres parte de su organización.'),
    en: s('Unknown championship', 'One of the championships does not exist, or you do not organise it.'),
  },
} satisfies ProblemCatalogue

export const tokenProblem = problemsOf(tokenProblems)
