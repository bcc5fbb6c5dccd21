/** Parameters that name one item of the noun before them. */
const oneOf = /^(?:id|slug|\w+Id)$/

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const joined = (segment: string) => segment.split(/[-.]/).map(capital).join('')

function singular(word: string): string {
  if (/(?:ches|sses)$/.test(word)) return word.slice(0, -2)
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

/**
 * `PUT /api/clubs/{id}/wall` becomes `putClubWall`: the method, then the path. An id makes its noun singular. A
 * parameter other than `id` adds its own name if it does not name one item, or if its noun has no plural.
 */
export function operationIdOf(method: string, path: string): string {
  const parts: string[] = []
  for (const segment of path.split('/').filter((part) => part !== '' && part !== 'api')) {
    const parameter = /^\{(\w+)\}$/.exec(segment)?.[1]
    if (parameter === undefined) parts.push(joined(segment))
    else {
      const noun = parts.pop() ?? ''
      const one = singular(noun)
      const isOne = oneOf.test(parameter) || one.toLowerCase() === parameter
      parts.push(
        isOne && one !== noun ? one : `${noun}${parameter === 'id' ? '' : capital(parameter.replace(/Id$/, ''))}`,
      )
    }
  }
  return `${method.toLowerCase()}${parts.join('')}`
}

export const tagOf = (path: string): string => path.split('/').find((part) => part !== '' && part !== 'api') ?? ''
