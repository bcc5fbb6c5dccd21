import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const feedProblems = {
  host_not_allowed: {
    status: 422,
    'pt-BR': s(
      'Endereço não permitido',
      'Só se buscam endereços https dos servidores que CRAQUE_FEED_HOSTS nomeia na configuração. Nada mudou.',
    ),
    es: s(
      'Dirección no permitida',
      'Solo se buscan direcciones https de los servidores que CRAQUE_FEED_HOSTS nombra en la configuración. Nada cambió.',
    ),
    en: s(
      'Address not allowed',
      'Only https addresses of the hosts that CRAQUE_FEED_HOSTS names in the configuration are asked. Nothing changed.',
    ),
  },
  feed_unchanged: {
    status: 409,
    'pt-BR': s('Já está assim', 'Este campeonato não tem fonte, ou ela já está assim. Nada mudou.'),
    es: s('Ya está así', 'Este campeonato no tiene fuente, o ya está así. Nada cambió.'),
    en: s('Already so', 'This championship has no feed, or it is so already. Nothing changed.'),
  },
} satisfies ProblemCatalogue

export const feedProblem = problemsOf(feedProblems)
