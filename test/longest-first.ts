import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Only a hint: a name that is wrong or missing costs seconds, nothing else. */
const long = [
  'e2e/live-restart',
  'e2e/analytics',
  'e2e/fantasy-squad',
  'e2e/accessibility',
  'e2e/people',
  'e2e/server',
  'jobs/worker',
  'embedded/folder-trouble',
  'life-cycle/season-model',
  'life-cycle/concurrent-settlement',
  'embedded/one-owner',
  'embedded/start-embedded',
  'embedded/crash',
  'cli/cli',
  'update/update',
  'life-cycle/deadline-race',
  'life-cycle/killed',
].map((name) => `${name}.test.ts`)

const turn = ({ moduleId }: TestSpecification) => {
  const place = long.findIndex((name) => moduleId.endsWith(name))
  return place === -1 ? long.length : place
}

/** Nothing long is left for the end, when all but one worker are out of work. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => turn(a) - turn(b))
  }
}
