import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const feedProblems = {
  host_not_allowed: {
    status: 422,
    'pt-BR': s(
      'Endereço não permitido',
      'Use um endereço https de um servidor listado em CRAQUE_FEED_HOSTS, na configuração. Nada mudou.',
    ),
    es: s(
      'Dirección no permitida',
      'Usa una dirección https de un servidor listado en CRAQUE_FEED_HOSTS, en la configuración. Nada cambió.',
    ),
    en: s(
      'Address not allowed',
      'Use an https address of a host listed in CRAQUE_FEED_HOSTS, in the configuration. Nothing changed.',
    ),
  },
  feed_unchanged: {
    status: 409,
    'pt-BR': s('Já está assim', 'Este campeonato não tem fonte, ou ela já está assim. Nada mudou.'),
    es: s('Ya está así', 'Este campeonato no tiene fuente, o ya está así. Nada cambió.'),
    en: s('No change', 'This championship has no feed, or the feed is already in this state. Nothing changed.'),
  },
} satisfies ProblemCatalogue

export const feedProblem = problemsOf(feedProblems)
