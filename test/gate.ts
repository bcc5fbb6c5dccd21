/** The gate tries each promise in seconds; `npm run harden`, or a test that is run by itself, at length. */
export const isGate = process.env['CRAQUE_GATE'] === '1'

/** For what the gate proves by a shorter way elsewhere: these tests are for `npm run harden`. */
export const atLength = (define: () => void): void => {
  if (!isGate) define()
}

/** Of cases that prove one promise in the same way, the gate tries the first, or as many as are said. */
export const someInGate = <T>(cases: readonly T[], many = 1): readonly T[] => (isGate ? cases.slice(0, many) : cases)

/** How often a property is tried with something new. */
export const timesTried = (atLength: number): number => (isGate ? Math.ceil(atLength / 4) : atLength)
