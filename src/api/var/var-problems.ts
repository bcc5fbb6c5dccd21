import type { WitnessRefusal } from '#db/var/witness.ts'
import { problemsOf } from '#api/http/problem.ts'
import { sentence as s, type ProblemCatalogue } from '#api/http/problem-entry.ts'

/** VR11: why the signature of a witness is not stored. */
export const varProblems = {
  no_cosignature: {
    status: 400,
    'pt-BR': s('Assinatura inválida', 'A chave desta testemunha não assinou este ponto de controle.'),
    es: s('Firma inválida', 'La clave de este testigo no firmó este punto de control.'),
    en: s('Invalid signature', 'The key of this witness has not signed this checkpoint.'),
  },
  unknown_checkpoint: {
    status: 404,
    'pt-BR': s('Ponto de controle desconhecido', 'Este servidor nunca assinou este ponto de controle.'),
    es: s('Punto de control desconocido', 'Este servidor nunca firmó este punto de control.'),
    en: s('Unknown checkpoint', 'This server has never signed this checkpoint.'),
  },
  too_many_witnesses: {
    status: 409,
    'pt-BR': s('Testemunhas demais', 'Este registro já tem todas as testemunhas que cabem.'),
    es: s('Demasiados testigos', 'Este registro ya tiene todos los testigos que caben.'),
    en: s('Too many witnesses', 'This log already has as many witnesses as fit.'),
  },
} as const satisfies ProblemCatalogue & Record<WitnessRefusal, unknown>

export const varProblem = problemsOf(varProblems)
