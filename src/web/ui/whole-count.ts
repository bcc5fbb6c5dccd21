/** A count as a person types it, or undefined when it is none. */
export function wholeCount(text: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined
  const count = Number(text)
  return count <= most ? count : undefined
}
