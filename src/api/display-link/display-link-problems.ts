import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const displayProblems = {
  display_league_needed: {
    status: 400,
    'pt-BR': s('Qual bolão?', 'Diga o número de um bolão ou de uma liga, e só para esse tipo de link.'),
    es: s('¿Qué quiniela?', 'Indica el número de una quiniela o de una liga, y solo para ese tipo de enlace.'),
    en: s(
      'Which pool?',
      'A link to a table needs the number of a pool or league, a board may have one, and other links have none.',
    ),
  },
  too_many_display_links: {
    status: 409,
    'pt-BR': s('Links demais', 'Você já tem 30 links. Revogue um que não usa mais.'),
    es: s('Demasiados enlaces', 'Ya tienes 30 enlaces. Revoca uno que ya no uses.'),
    en: s('Too many links', 'You already have 30 links. Revoke one that you no longer use.'),
  },
} satisfies ProblemCatalogue

export const displayProblem = problemsOf(displayProblems)
