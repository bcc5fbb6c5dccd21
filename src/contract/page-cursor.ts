/** The cursor of a numbered page: addresses of our own pages say `?pagina=3`. A list of its own size is split into pages of that size. */
export const pageCursor = (page: number): string => `page-${page}`
