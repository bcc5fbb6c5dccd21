import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

/** What can go wrong around an import; what is wrong with its files is in its answer. */
export const importProblems = {
  no_files: {
    status: 422,
    'pt-BR': s('Nenhum arquivo', 'Escolha ao menos um arquivo para importar. Nada mudou.'),
    es: s('Ningún archivo', 'Elige al menos un archivo para importar. Nada cambió.'),
    en: s('No file', 'Choose at least one file to import. Nothing changed.'),
  },
  import_in_use: {
    status: 409,
    'pt-BR': s(
      'Já está em uso',
      'Uma rodada desta importação já fechou, ou há times, palpites ou resultados sobre ela. Nada mudou.',
    ),
    es: s(
      'Ya está en uso',
      'Una fecha de esta importación ya cerró, o hay equipos, pronósticos o resultados sobre ella. Nada cambió.',
    ),
    en: s(
      'Already in use',
      'A round of this import has closed, or squads, picks or results stand on it. Nothing changed.',
    ),
  },
  nothing_to_undo: {
    status: 409,
    'pt-BR': s('Nada a desfazer', 'Não há importação para desfazer. Nada mudou.'),
    es: s('Nada que deshacer', 'No hay importación para deshacer. Nada cambió.'),
    en: s('Nothing to take back', 'There is no import to take back. Nothing changed.'),
  },
} satisfies ProblemCatalogue

export const importProblem = problemsOf(importProblems)
