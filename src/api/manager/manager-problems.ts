import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const managerProblems = {
  follow_self: {
    status: 409,
    'pt-BR': s('É você', 'Não dá para seguir a si mesmo.'),
    es: s('Eres tú', 'No puedes seguirte a ti mismo.'),
    en: s('It is you', 'You cannot follow yourself.'),
  },
} satisfies ProblemCatalogue

export const managerProblem = problemsOf(managerProblems)
