import { types, type CustomTypesConfig } from 'pg'

const { builtins } = types
const int8Array = 1016
const numericArray = 1231
const dateArray = 1182
const textArray = 1009

const standardParser = types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown

function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number exactly`)
  return value
}

/** sum() of integers and ratios arrive as numeric. A whole number must be exact; a fraction is rounded to a double. */
const decimal = (text: string) => (/^-?\d+$/.test(text) ? exactInteger(text) : Number(text))

const asText = (text: string) => text

/** Nulls in arrays stay null. */
const eachOf = (parse: (text: string) => unknown) => {
  const split = standardParser(textArray) as (text: string) => (string | null)[]
  return (text: string) => split(text).map((item) => (item === null ? null : parse(item)))
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, exactInteger],
  [builtins.NUMERIC, decimal],
  // A day has no time zone; pg would turn it into midnight in the server's own zone.
  [builtins.DATE, asText],
  [int8Array, eachOf(exactInteger)],
  [numericArray, eachOf(decimal)],
  [dateArray, eachOf(asText)],
])

/**
 * int8 and numeric become numbers. Points and counts fit; a value that does not fit is an error, never a wrong number.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    const parser = format === 'binary' ? undefined : parsers.get(oid)
    return parser ?? standardParser(oid, format)
  },
}
