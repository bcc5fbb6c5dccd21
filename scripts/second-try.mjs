import { runTests } from './vitest.mjs'

/** A fault of the program usually fails in more files than a busy machine does. */
const MOST_FILES = 3

const passedOf = (files) => files.reduce((total, { passed }) => total + passed, 0)

/** The sum of a run and of the second run of its failed files. */
export const afterSecondTry = (first, second) => ({
  ...first,
  passed: first.passed - passedOf(first.files.filter(({ failed }) => failed > 0)) + second.passed,
  failed: second.failed,
  failures: second.failures,
  unsteady: second.failed === 0 ? first.failures : [],
})

/**
 * Runs the tests like `runTests`. If at most three files failed, these files run once more, alone. Of 4,500 tests that
 * share two cores, one of them sometimes fails because another test used the processor. The summary names it.
 */
export async function runTestsTwice(projects, env, files, command) {
  const first = await runTests(projects, env, files, command)
  const failed = first.files.filter((file) => file.failed > 0).map(({ file }) => file)
  const isWhole = failed.length > 0 && first.failed === first.files.reduce((total, file) => total + file.failed, 0)
  if (!isWhole || failed.length > MOST_FILES) return first
  for (const failure of first.failures) console.log(`✗ ${failure}\n  Its file runs once more, alone.`)
  return afterSecondTry(first, await runTests(projects, env, failed))
}
