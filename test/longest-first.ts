import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Only a hint: a name that is wrong or missing costs seconds, nothing else. */
const long = [
  'e2e/story.test',
  'e2e/analytics.test',
  'e2e/operator.test',
  'e2e/fantasy-leagues.test',
  'e2e/championship.test',
  'e2e/fantasy-squad.test',
  'e2e/fantasy-screen.test',
  'e2e/people.test',
  'e2e/accessibility.test',
  'e2e/server.test',
  'import/real-files.test',
  'update/update.test',
  'cli/cli.test',
  'cli/backup.test',
  'build/build-world.test',
  'story/story.test',
  'life-cycle/life-cycle.test',
  'life-cycle/correct-match.test',
  'jobs/worker.test',
  'life-cycle/season-model.test',
  'api/hostile-requests.test',
  'life-cycle/killed.fault.test',
  'embedded/one-owner.fault.test',
  'embedded/crash.fault.test',
  'embedded/start-embedded.fault.test',
].map((name) => `${name}.ts`)

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
