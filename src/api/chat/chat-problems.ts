import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const chatProblems = {
  chat_signature: {
    status: 401,
    'pt-BR': s('Assinatura inválida', 'Esta mensagem não traz a assinatura do chat.'),
    es: s('Firma inválida', 'Este mensaje no trae la firma del chat.'),
    en: s('Invalid signature', 'This message does not carry the signature of the chat.'),
  },
  chat_code_wrong: {
    status: 404,
    'pt-BR': s('Link vencido', 'Este link já foi usado ou passou do prazo. Peça outro ao robô com /conta.'),
    es: s('Enlace vencido', 'Este enlace ya se usó o venció. Pide otro al bot con /cuenta.'),
    en: s('Link expired', 'This link was used or is too old. Ask the bot for another with /account.'),
  },
  chat_refused: {
    status: 422,
    'pt-BR': s('O chat recusou', 'O serviço não aceitou os dados. Veja o motivo e confira a documentação.'),
    es: s('El chat lo rechazó', 'El servicio no aceptó los datos. Mira el motivo y revisa la documentación.'),
    en: s('The chat refused', 'The service did not accept these values. See its reason and the documentation.'),
  },
  chat_address_wrong: {
    status: 422,
    'pt-BR': s('Endereço errado', 'Cole o endereço inteiro que o Slack mostra: https://hooks.slack.com/services/…'),
    es: s('Dirección equivocada', 'Pega la dirección completa que muestra Slack: https://hooks.slack.com/services/…'),
    en: s('Wrong address', 'Paste the whole address that Slack shows: https://hooks.slack.com/services/…'),
  },
  chats_off: {
    status: 403,
    'pt-BR': s('Sem chats aqui', 'Este servidor é uma demonstração e não envia nada a outros.'),
    es: s('Sin chats aquí', 'Este servidor es una demostración y no envía nada a otros.'),
    en: s('No chats here', 'This server is a demonstration and sends nothing to others.'),
  },
  too_many_chat_groups: {
    status: 409,
    'pt-BR': s('Grupos demais', 'Um bolão ou liga acompanha até 10 grupos. Desligue um antes.'),
    es: s('Demasiados grupos', 'Un bolão o una liga tiene hasta 10 grupos. Desenlaza uno antes.'),
    en: s('Too many groups', 'A bolão or league has at most 10 groups. Unlink one first.'),
  },
} satisfies ProblemCatalogue

export const chatProblem = problemsOf(chatProblems)
