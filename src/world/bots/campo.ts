import { MODALITIES } from '#domain/sport/modality.ts'

/** The sample world plays campo. */
export const { size: SQUAD_SIZE, budget: SQUAD_BUDGET } = MODALITIES.campo
