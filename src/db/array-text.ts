/**
 * An array of integers as PostgreSQL writes one, for columns of a whole round: the driver would quote and escape every
 * number, which takes longer than the statement.
 */
export function integerArray(values: ArrayLike<number | null>): string {
  return `{${Array.prototype.map.call(values, (value: number | null) => value ?? 'NULL').join()}}`
}
