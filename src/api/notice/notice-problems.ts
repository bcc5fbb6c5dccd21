import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const noticeProblems = {
  zone_unknown: {
    status: 422,
    'pt-BR': s('Fuso desconhecido', 'Este fuso horário não existe.'),
    es: s('Zona horaria desconocida', 'Esta zona horaria no existe.'),
    en: s('Unknown time zone', 'This time zone does not exist.'),
  },
  push_service_unknown: {
    status: 422,
    'pt-BR': s('Navegador sem suporte', 'O serviço de notificações deste navegador não é conhecido aqui.'),
    es: s('Navegador sin soporte', 'El servicio de notificaciones de este navegador no se conoce aquí.'),
    en: s('Browser not supported', 'The push service of this browser is not known here.'),
  },
  push_off: {
    status: 403,
    'pt-BR': s('Sem avisos no aparelho', 'Este servidor é uma demonstração e não envia nada a outros.'),
    es: s('Sin avisos en el dispositivo', 'Este servidor es una demostración y no envía nada a otros.'),
    en: s('No notices on devices', 'This server is a demonstration and sends nothing to others.'),
  },
  unsubscribe_unknown: {
    status: 404,
    'pt-BR': s('Endereço desconhecido', 'Este endereço não cancela nada. Escolha o que recebe na página de avisos.'),
    es: s('Dirección desconocida', 'Esta dirección no cancela nada. Elige qué recibes en la página de avisos.'),
    en: s('Unknown address', 'This address cancels nothing. Choose what you get on the Notices page.'),
  },
} satisfies ProblemCatalogue

export const noticeProblem = problemsOf(noticeProblems)
