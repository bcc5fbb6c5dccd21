/**
 * True where proofs are shortened: in the gate, in `npm run check` and in `npm run harden -- --quick`. `npm run harden`
 * proves the same at length, and so does a test run by itself.
 */
export const isGate = process.env['CRAQUE_GATE'] === '1'

/** For tests that the gate leaves out, because it proves the same in a shorter way elsewhere. */
export const atLength = (define: () => void): void => {
  if (!isGate) define()
}

/** Of several cases that prove the same rule, the gate tries only the first ones. */
export const someInGate = <T>(cases: readonly T[], many = 1): readonly T[] => (isGate ? cases.slice(0, many) : cases)

/** How many random inputs a property test tries. */
export const timesTried = (atLength: number): number => (isGate ? Math.ceil(atLength / 4) : atLength)
