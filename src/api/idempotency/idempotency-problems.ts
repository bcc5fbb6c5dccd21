import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'
import { problemsOf } from '#api/http/problem.ts'

export const idempotencyProblems = {
  key_invalid: {
    status: 400,
    'pt-BR': s('Chave inválida', 'A Idempotency-Key tem de 16 a 64 letras, números, - ou _. Nada mudou.'),
    es: s('Clave inválida', 'La Idempotency-Key tiene de 16 a 64 letras, números, - o _. Nada cambió.'),
    en: s('Invalid key', 'An Idempotency-Key has 16 to 64 letters, digits, - or _. Nothing changed.'),
  },
  key_reused: {
    status: 422,
    'pt-BR': s('Chave já usada', 'Com esta chave já foi enviado outro pedido. Use uma nova. Nada mudou.'),
    es: s('Clave ya usada', 'Con esta clave ya se envió otra solicitud. Usa una nueva. Nada cambió.'),
    en: s('Key already used', 'Another request was sent with this key. Use a new one. Nothing changed.'),
  },
  // send-problem.ts appends how long to wait.
  in_progress: {
    status: 409,
    'pt-BR': s('Ainda em andamento', 'Este mesmo pedido já chegou e ainda está sendo atendido.'),
    es: s('Todavía en curso', 'Esta misma solicitud ya llegó y todavía se está atendiendo.'),
    en: s('Still running', 'This same request has already arrived and is still being answered.'),
  },
  other_person: {
    status: 409,
    'pt-BR': s('Feito por outra pessoa', 'Isto foi feito com outra conta neste aparelho. Nada mudou na sua.'),
    es: s('Hecho por otra persona', 'Esto se hizo con otra cuenta en este aparato. Nada cambió en la tuya.'),
    en: s('Made by somebody else', 'This was done with another account on this device. Nothing changed in yours.'),
  },
} satisfies ProblemCatalogue

export const idempotencyProblem = problemsOf(idempotencyProblems)
