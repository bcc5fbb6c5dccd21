/** BL15: how many helpers a bolão may have besides its owner. */
export const MAX_CO_OWNERS = 5
