/** BL15: who looks after a bolão beside its owner. */
export const MAX_CO_OWNERS = 5
