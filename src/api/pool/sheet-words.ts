import type { Language } from '#contract/language.ts'
import type { SheetProblem } from '#domain/pool/pick-sheet.ts'

/** Why a cell of an uploaded sheet was not read. */
export const sheetWords: Record<Language, Record<SheetProblem['kind'], string>> = {
  'pt-BR': {
    unknown_match: 'Não é um jogo aberto deste bolão: use os títulos da planilha baixada aqui.',
    no_score: 'Não é um placar como 2 x 1.',
  },
  es: {
    unknown_match: 'No es un partido abierto de este bolão: usa los títulos de la planilla bajada aquí.',
    no_score: 'No es un marcador como 2 x 1.',
  },
  en: {
    unknown_match: 'No open match of this pool: use the heads of the sheet that is offered here.',
    no_score: 'Not a score like 2 x 1.',
  },
}
