/** BL15: how many co-owners a bolão may have besides its owner. */
export const MAX_CO_OWNERS = 5
