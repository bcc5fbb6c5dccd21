/** Adds up the parts of the gate, prints failures and ends with the line `N passed, N failed`. */
export function endWithSummary(parts) {
  const sum = (name) => parts.reduce((total, part) => total + part[name], 0)
  const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')]
  for (const skip of parts.flatMap(({ skips = [] }) => skips)) console.log(`- skipped: ${skip}`)
  for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`)
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  process.exit(failed === 0 ? 0 : 1)
}
