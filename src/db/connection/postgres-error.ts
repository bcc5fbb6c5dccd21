/** Whether the database refused a row because `constraint` (an index or a constraint) already has its like. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const { code, constraint: violated } = error as { code?: string; constraint?: string }
  return code === '23505' && violated === constraint
}

/** A text that PostgreSQL cannot hold: it has a NUL in it, or half a character. */
export function isTextRefused(error: unknown): boolean {
  const { code } = error as { code?: string }
  return code === '22021' || code === '22P05'
}
