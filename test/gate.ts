/** The gate tries each promise in seconds; `npm run harden`, or a test that is run by itself, at length. */
export const isGate = process.env['CRAQUE_GATE'] === '1'

/** For what the gate proves by a shorter way elsewhere: these tests are for `npm run harden`. */
export const atLength = (define: () => void): void => {
  if (!isGate) define()
}
