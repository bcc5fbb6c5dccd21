const sum = (parts, name) => parts.reduce((total, part) => total + part[name], 0)

/** The last lines of a run: what was skipped, what failed, and `N passed, N failed`. */
export function linesOf(parts) {
  const skipped = sum(parts, 'skipped')
  const counts = `${sum(parts, 'passed')} passed, ${sum(parts, 'failed')} failed`
  return [
    ...parts.flatMap(({ skips = [] }) => skips).map((skip) => `- skipped: ${skip}`),
    ...parts.flatMap(({ unsteady = [] }) => unsteady).map((test) => `~ passed only at the second try: ${test}`),
    ...parts.flatMap(({ failures }) => failures).map((failure) => `✗ ${failure}`),
    skipped ? `${counts}, ${skipped} skipped` : counts,
  ]
}

/** Adds up the parts of the gate, prints failures and ends with the line `N passed, N failed`. */
export function endWithSummary(parts) {
  for (const line of linesOf(parts)) console.log(line)
  process.exit(sum(parts, 'failed') === 0 ? 0 : 1)
}
