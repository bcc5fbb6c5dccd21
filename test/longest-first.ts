import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Only a hint: a wrong or missing name costs some seconds. */
const long = [
  'e2e/light-pages.test',
  'e2e/pages.test',
  'e2e/fantasy-squad.test',
  'e2e/outbox.test',
  'e2e/fantasy-screen.test',
  'e2e/palpites.test',
  'e2e/championship.test',
  'e2e/fantasy-leagues.test',
  'e2e/people.test',
  'e2e/fantasy-advice.test',
  'e2e/operator.test',
  'e2e/server.test',
  'e2e/live.test',
  'e2e/rankings.test',
  'e2e/home-known.test',
  'e2e/people-account.test',
  'e2e/people-profile.test',
  'e2e/people-security.test',
  'e2e/navigation.test',
  'e2e/analytics.test',
  'e2e/app.test',
  'e2e/pool.test',
  'e2e/championships.test',
  'e2e/story.test',
  'e2e/update.test',
  'cli/backup.test',
  'life-cycle/cut.fault.test',
  'update/update.test',
  'import/create-reader.test',
  'import/weekly-seasons.test',
  'api/hostile-requests.test',
  'cli/cli.test',
  'import/real-files.test',
  'build/build-world.test',
  'api/authorisation.test',
  'life-cycle/killed.fault.test',
  'cli/backup.fault.test',
  'import/whole-season.fault.test',
  'cli/championship.test',
  'life-cycle/divisions.test',
  'life-cycle/concurrent-settlement.fault.test',
  'life-cycle/deadline-race.fault.test',
  'server/explorer.fault.test',
  'testing/screen-reads.test',
  'league/pool-grid.test',
  'story/story.test',
  'api/championship.test',
  'life-cycle/correct-match.test',
  'life-cycle/pools.test',
  'life-cycle/life-cycle.test',
  'life-cycle/season-model.test',
  'life-cycle/decide-match.test',
  'embedded/one-owner.fault.test',
  'embedded/crash.fault.test',
  'embedded/start-embedded.fault.test',
  'football/calibration.test',
  'bots/bots.test',
  'optimiser/best-swaps.test',
].map((name) => `${name}.ts`)

const turn = ({ moduleId }: TestSpecification) => {
  const place = long.findIndex((name) => moduleId.endsWith(name))
  return place === -1 ? long.length : place
}

/** Starts long files first, so that none is left when the other workers have finished. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Switching projects restarts the worker, so each project runs in one block.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return sorted.toSorted((a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || turn(a) - turn(b))
  }
}
