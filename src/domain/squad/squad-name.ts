export const SQUAD_NAME = { min: 1, max: 40 }

/** As people compare them in a list. */
const keyOf = (name: string) => name.trim().toLowerCase()

/** The name itself, or when it is taken with the first free number after it: "Meu time 2". */
export function freeSquadName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf))
  if (!keys.has(keyOf(name))) return name
  for (let number = 2; ; number++) {
    const tail = ` ${number}`
    let start = Array.from(name)
    while (start.join('').length + tail.length > SQUAD_NAME.max) start = start.slice(0, -1)
    const numbered = `${start.join('').trimEnd()}${tail}`
    if (!keys.has(keyOf(numbered))) return numbered
  }
}
