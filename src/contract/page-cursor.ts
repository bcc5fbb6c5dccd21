/**
 * The cursor of a numbered page: pages of the web have addresses such as `?pagina=3`. The size of a page depends on the
 * list.
 */
export const pageCursor = (page: number): string => `page-${page}`
