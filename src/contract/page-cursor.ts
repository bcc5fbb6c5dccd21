/**
 * The cursor of a numbered page, because our pages have addresses such as `?pagina=3`. The page's size depends on the
 * list.
 */
export const pageCursor = (page: number): string => `page-${page}`
