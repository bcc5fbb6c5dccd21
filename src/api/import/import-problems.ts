import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

/** Failures of the request itself. Faults in the files of an import are listed in its answer. */
export const importProblems = {
  no_files: {
    status: 422,
    'pt-BR': s('Nenhum arquivo', 'Escolha ao menos um arquivo para importar. Nada mudou.'),
    es: s('Ningún archivo', 'Elige al menos un archivo para importar. Nada cambió.'),
    en: s('No file', 'Choose at least one file to import. Nothing changed.'),
  },
  too_many_files: {
    status: 413,
    'pt-BR': s('Arquivos demais', 'São arquivos demais de uma vez. Envie-os em partes. Nada mudou.'),
    es: s('Demasiados archivos', 'Son demasiados archivos de una vez. Envíalos en partes. Nada cambió.'),
    en: s('Too many files', 'These are too many files at once. Send them in parts. Nothing changed.'),
  },
  imports_busy: {
    status: 503,
    'pt-BR': s(
      'Outras importações estão em andamento',
      'O servidor está lendo outros arquivos. Tente de novo em instantes. Nada mudou.',
    ),
    es: s(
      'Hay otras importaciones en curso',
      'El servidor está leyendo otros archivos. Prueba de nuevo en unos instantes. Nada cambió.',
    ),
    en: s('Other imports are under way', 'The server is reading other files. Try again in a moment. Nothing changed.'),
  },
  joined_since: {
    status: 409,
    'pt-BR': s(
      'Há uma junção mais nova',
      'Clubes ou jogadores foram juntados depois desta importação. Separe-os primeiro. Nada mudou.',
    ),
    es: s(
      'Hay una unión más nueva',
      'Se unieron clubes o jugadores después de esta importación. Sepáralos primero. Nada cambió.',
    ),
    en: s(
      'There is a newer join',
      'Clubs or players were joined after this import. Separate them first. Nothing changed.',
    ),
  },
  not_newest: {
    status: 409,
    'pt-BR': s(
      'Não é mais a importação mais nova',
      'Ela já foi desfeita, ou outra veio depois. Recarregue a página para ver as importações. Nada mudou agora.',
    ),
    es: s(
      'Ya no es la importación más nueva',
      'Ya se deshizo, o llegó otra después. Recarga la página para ver las importaciones. Nada cambió ahora.',
    ),
    en: s(
      'No longer the newest import',
      'It was already undone, or another one came after it. Reload the page to see the imports. Nothing changed now.',
    ),
  },
  undo_busy: {
    status: 503,
    'pt-BR': s(
      'Outra pessoa está vendo o que mudaria',
      'O servidor calcula isso para uma pessoa de cada vez. Tente de novo em instantes. Nada mudou.',
    ),
    es: s(
      'Otra persona está viendo qué cambiaría',
      'El servidor lo calcula para una persona a la vez. Prueba de nuevo en unos instantes. Nada cambió.',
    ),
    en: s(
      'Somebody else is looking at what would change',
      'The server works this out for one person at a time. Try again in a moment. Nothing changed.',
    ),
  },
  undo_slow: {
    status: 503,
    'pt-BR': s(
      'Demora demais para mostrar agora',
      'O campeonato está sendo apurado ou é muito grande. Tente de novo em um minuto; se continuar assim, um operador pode desfazer a importação no terminal do servidor. Nada mudou.',
    ),
    es: s(
      'Tarda demasiado en mostrarse ahora',
      'El campeonato se está liquidando o es muy grande. Prueba de nuevo en un minuto; si sigue así, un operador puede deshacer la importación en la terminal del servidor. Nada cambió.',
    ),
    en: s(
      'It takes too long to show now',
      'The championship is being settled or is very large. Try again in a minute; if it still fails, an operator can undo the import in the server’s terminal. Nothing changed.',
    ),
  },
  nothing_to_undo: {
    status: 409,
    'pt-BR': s('Nada a desfazer', 'Não há importação para desfazer. Nada mudou.'),
    es: s('Nada que deshacer', 'No hay importación para deshacer. Nada cambió.'),
    en: s('Nothing to undo', 'There is no import to undo. Nothing changed.'),
  },
} satisfies ProblemCatalogue

export const importProblem = problemsOf(importProblems)
