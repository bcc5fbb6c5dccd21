import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const webhookProblems = {
  webhook_address: {
    status: 400,
    'pt-BR': s('Endereço inválido', 'Use um endereço https completo, sem usuário nem senha, que a internet alcance.'),
    es: s(
      'Dirección inválida',
      'Usa una dirección https completa, sin usuario ni contraseña, accesible desde internet.',
    ),
    en: s('Invalid address', 'Use a whole https address without a user or password that the internet can reach.'),
  },
  webhook_place: {
    status: 403,
    'pt-BR': s('Não é seu', 'Só quem é dono da liga ou do bolão, ou organiza o campeonato, usa webhooks para ele.'),
    es: s('No es tuyo', 'Solo quien es dueño de la liga o del bolão, u organiza el campeonato, usa webhooks para él.'),
    en: s(
      'Not yours',
      'Only people who run the league or bolão, or organisers of the championship, can use webhooks for it.',
    ),
  },
  webhook_kind: {
    status: 400,
    'pt-BR': s(
      'Só para um bolão',
      'A mudança na tabela só chega a um webhook de um bolão, não de um campeonato inteiro.',
    ),
    es: s('Solo para un bolão', 'El cambio de la tabla solo llega al webhook de un bolão, no de un campeonato entero.'),
    en: s(
      'Only for a bolão',
      'Only the webhook of a bolão gets changes of its table, not that of a whole championship.',
    ),
  },
  too_many_webhooks: {
    status: 409,
    'pt-BR': s('Webhooks demais', 'Você já tem 10 webhooks. Exclua um que não usa mais.'),
    es: s('Demasiados webhooks', 'Ya tienes 10 webhooks. Elimina uno que ya no uses.'),
    en: s('Too many webhooks', 'You already have 10 webhooks. Delete one that you no longer use.'),
  },
  webhook_is_off: {
    status: 409,
    'pt-BR': s('Webhook desligado', 'Religue o webhook antes de enviar.'),
    es: s('Webhook apagado', 'Enciende el webhook antes de enviar.'),
    en: s('Webhook is off', 'Turn the webhook on before you send.'),
  },
  webhooks_off: {
    status: 403,
    'pt-BR': s('Sem webhooks aqui', 'Este servidor é uma demonstração e não envia nada a outros.'),
    es: s('Sin webhooks aquí', 'Este servidor es una demostración y no envía nada a otros.'),
    en: s('No webhooks here', 'This server is a demonstration and sends nothing to others.'),
  },
} satisfies ProblemCatalogue

export const webhookProblem = problemsOf(webhookProblems)
