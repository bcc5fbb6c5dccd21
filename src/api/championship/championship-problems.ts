import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const championshipProblems = {
  invitation_unknown: {
    status: 404,
    'pt-BR': s('Convite desconhecido', 'Nenhum campeonato tem este código. Peça o código atual a quem convidou.'),
    es: s('Invitación desconocida', 'Ningún campeonato tiene este código. Pide el código actual a quien te invitó.'),
    en: s('Unknown invitation', 'No championship has this code. Ask whoever invited you for the present one.'),
  },
  address_taken: {
    status: 409,
    'pt-BR': s('Endereço em uso', 'Outro campeonato já tem este endereço. Escolha outro. Nada mudou.'),
    es: s('Dirección en uso', 'Otro campeonato ya tiene esta dirección. Elige otra. Nada cambió.'),
    en: s('Address taken', 'Another championship has this address already. Choose another. Nothing changed.'),
  },
  time_zone_unknown: {
    status: 422,
    'pt-BR': s('Fuso horário desconhecido', 'Escreva um fuso como America/Sao_Paulo. Nada mudou.'),
    es: s('Zona horaria desconocida', 'Escribe una zona como America/Sao_Paulo. Nada cambió.'),
    en: s('Unknown time zone', 'Write a zone such as America/Sao_Paulo. Nothing changed.'),
  },
  organiser_needs_account: {
    status: 422,
    'pt-BR': s('Precisa de uma conta', 'Só quem tem conta pode organizar um campeonato.'),
    es: s('Hace falta una cuenta', 'Solo quien tiene una cuenta puede organizar un campeonato.'),
    en: s('An account is needed', 'Only who has an account can organise a championship.'),
  },
} satisfies ProblemCatalogue

export const championshipProblem = problemsOf(championshipProblems)
