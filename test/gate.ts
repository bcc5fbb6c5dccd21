/** The gate tries each promise in seconds; `npm run harden`, or a test that is run by itself, at length. */
export const isGate = process.env['CRAQUE_GATE'] === '1'
