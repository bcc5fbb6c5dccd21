import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const profileProblems = {
  bio_too_long: {
    status: 422,
    'pt-BR': s('Bio longa demais', 'A bio pode ter até 300 caracteres.'),
    es: s('Bio demasiado larga', 'La bio puede tener hasta 300 caracteres.'),
    en: s('Bio too long', 'The bio can have up to 300 characters.'),
  },
  club_unknown: {
    status: 422,
    'pt-BR': s('Clube desconhecido', 'Este clube não existe aqui. Escolha um da lista.'),
    es: s('Club desconocido', 'Este club no existe aquí. Elige uno de la lista.'),
    en: s('Unknown club', 'This club does not exist here. Choose one from the list.'),
  },
} satisfies ProblemCatalogue

export const profileProblem = problemsOf(profileProblems)
