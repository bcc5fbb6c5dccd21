import { sentence as s, type ProblemEntry } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'
import type { JoinRefusal, SplitRefusal } from '#domain/join/join.ts'

export const joinProblems = {
  join_unknown: {
    status: 404,
    'pt-BR': s('Não existe mais', 'Um dos dois não está mais neste campeonato. Recarregue a página.'),
    es: s('Ya no existe', 'Uno de los dos ya no está en este campeonato. Recarga la página.'),
    en: s('No longer there', 'One of the two is no longer in this championship. Reload the page.'),
  },
  join_same: {
    status: 422,
    'pt-BR': s('O mesmo duas vezes', 'Escolha dois diferentes. Nada mudou.'),
    es: s('El mismo dos veces', 'Elige dos diferentes. Nada cambió.'),
    en: s('The same one twice', 'Choose two different ones. Nothing changed.'),
  },
  join_are_two: {
    status: 409,
    'pt-BR': s(
      'São dois diferentes',
      'Eles se enfrentam, jogam contra outros na mesma rodada ou atuaram na mesma partida. Nada mudou.',
    ),
    es: s(
      'Son dos distintos',
      'Se enfrentan, juegan contra otros en la misma jornada o actuaron en el mismo partido. Nada cambió.',
    ),
    en: s(
      'These are two different ones',
      'They play each other, play others in the same round, or were both in one match. Nothing changed.',
    ),
  },
  join_match_twice: {
    status: 409,
    'pt-BR': s(
      'O mesmo jogo, duas vezes',
      'Um jogo do clube que vai sair já tem resultado, palpites, mensagens ou uma decisão. Troque qual dos dois fica, ou desfaça a importação que trouxe esse jogo. Nada mudou.',
    ),
    es: s(
      'El mismo partido, dos veces',
      'Un partido del club por quitar ya tiene resultado, pronósticos, mensajes o una decisión. Cambia cuál de los dos queda, o deshaz la importación que trajo ese partido. Nada cambió.',
    ),
    en: s(
      'The same match twice',
      'A match of the club to remove already has a result, picks, messages or a decision. Swap which of the two stays, or undo the import that brought that match. Nothing changed.',
    ),
  },
  join_in_bolao: {
    status: 409,
    'pt-BR': s('Está num bolão fechado', 'Respostas que já fecharam citam o que sairia. Troque qual dos dois fica.'),
    es: s(
      'Está en una quiniela cerrada',
      'Respuestas ya cerradas nombran al que saldría. Cambia cuál de los dos queda.',
    ),
    en: s('It is in a closed pool', 'Answers that have closed name the one to remove. Swap which of the two stays.'),
  },
  join_market_closing: {
    status: 409,
    'pt-BR': s('O mercado está fechando', 'Os times estão sendo congelados. Tente de novo em um minuto. Nada mudou.'),
    es: s('El mercado está cerrando', 'Los equipos se están congelando. Inténtalo en un minuto. Nada cambió.'),
    en: s('The market is closing', 'Squads are being frozen. Try again in a minute. Nothing changed.'),
  },
  split_newer: {
    status: 409,
    'pt-BR': s('Há uma junção mais nova', 'Desfaça primeiro a mais nova. Nada mudou.'),
    es: s('Hay una unión más nueva', 'Deshaz primero la más nueva. Nada cambió.'),
    en: s('There is a newer join', 'Undo the newer one first. Nothing changed.'),
  },
  split_imported: {
    status: 409,
    'pt-BR': s('Um arquivo veio depois', 'Desfaça primeiro a importação que veio depois. Nada mudou.'),
    es: s('Un archivo llegó después', 'Deshaz primero la importación que llegó después. Nada cambió.'),
    en: s('A file came later', 'Undo the import that came later first. Nothing changed.'),
  },
  split_settled: {
    status: 409,
    'pt-BR': s(
      'Uma rodada já conta com isso',
      'Desde então uma rodada fechou ou foi apurada: a junção fica. Nada mudou.',
    ),
    es: s(
      'Una jornada ya cuenta con esto',
      'Desde entonces una jornada cerró o se liquidó: la unión queda. Nada cambió.',
    ),
    en: s('A round depends on it', 'A round has closed or was settled since then: the join stays. Nothing changed.'),
  },
} satisfies Record<JoinRefusal | SplitRefusal, ProblemEntry>

export const joinProblem = problemsOf(joinProblems)
