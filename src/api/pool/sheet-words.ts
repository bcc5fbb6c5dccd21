import type { Language } from '#contract/language.ts'
import type { SheetProblem } from '#domain/pool/pick-sheet.ts'

/** Why a cell of an uploaded sheet was not read. */
export const sheetWords: Record<Language, Record<SheetProblem['kind'], string>> = {
  'pt-BR': {
    unknown_match: 'Não é um jogo aberto deste bolão: use os títulos da planilha baixada aqui.',
    no_score: 'Não é um placar como 2 x 1.',
  },
  es: {
    unknown_match: 'No es un partido abierto de esta quiniela: usa los títulos de la planilla descargada aquí.',
    no_score: 'No es un marcador como 2 x 1.',
  },
  en: {
    unknown_match: 'This is not an open match of this pool: use the headings of the sheet that you download here.',
    no_score: 'Not a score like 2 x 1.',
  },
}
