/** A count as typed by a person, or undefined if it is invalid. */
export function wholeCount(text: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined
  const count = Number(text)
  return count <= most ? count : undefined
}
