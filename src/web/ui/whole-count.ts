/** A typed whole number of one to three digits. Undefined for anything else, or above `most`. */
export function wholeCount(text: string, most: number): number | undefined {
  if (!/^\d{1,3}$/.test(text.trim())) return undefined
  const count = Number(text)
  return count <= most ? count : undefined
}
