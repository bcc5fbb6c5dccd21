/** SQ7 at the instant of commit: the database refused because the deadline had passed by then. */
export const isMarketClosed = (error: unknown): boolean => (error as { code?: string }).code === 'CR001'
