/** The gate tries each promise for seconds. `npm run harden` tries it at length, and so does a single test run. */
export const isGate = process.env['CRAQUE_GATE'] === '1'

/** For tests that only `npm run harden` runs, because the gate proves the same in a shorter way elsewhere. */
export const atLength = (define: () => void): void => {
  if (!isGate) define()
}

/** Of several cases for one promise, the gate tries only the first ones. */
export const someInGate = <T>(cases: readonly T[], many = 1): readonly T[] => (isGate ? cases.slice(0, many) : cases)

/** How many random inputs a property test tries. */
export const timesTried = (atLength: number): number => (isGate ? Math.ceil(atLength / 4) : atLength)
