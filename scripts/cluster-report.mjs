/**
 * A fault misses its goal if nobody could write for longer than this. We chose the limit for a failover and use it
 * for all faults.
 */
export const MOST_SECONDS_WITHOUT_WRITES = 15

const goals = {
  lost: (figures) => figures.lost === 0,
  doubled: (figures) => figures.doubled === 0,
  audit: (figures) => figures.wrong === 0,
  'without writes': (figures) => figures.withoutWrites <= MOST_SECONDS_WITHOUT_WRITES,
  streams: (figures) => figures.streamsBack === figures.streams,
  'own writes seen': (figures) => figures.stale === 0,
  jobs: (figures) => figures.jobsTwice === 0,
  'processes that died': (figures) => figures.died === 0,
}

/** The goals that a fault missed. */
export const missedGoals = (figures) =>
  Object.entries(goals)
    .filter(([, isMet]) => !isMet(figures))
    .map(([name]) => name)

const seconds = (value) => `${value.toFixed(1)} s`

const columns = {
  fault: ({ name }) => name,
  'rows acknowledged': ({ rows }) => rows,
  "people's writes": ({ writes }) => writes,
  lost: ({ lost }) => lost,
  doubled: ({ doubled }) => doubled,
  'wrong by audit': ({ wrong }) => wrong,
  'without writes': ({ withoutWrites }) => seconds(withoutWrites),
  'without own reads': ({ withoutReads }) => seconds(withoutReads),
  'without public reads': ({ withoutPublicReads }) => seconds(withoutPublicReads),
  'streams back': ({ streamsBack, streams }) => `${streamsBack} of ${streams}`,
  'jobs twice': ({ jobsTwice, jobs }) => `${jobsTwice} of ${jobs}`,
}

/** A Markdown table with the missed goals at the end of each row. */
export function tableOf(results) {
  const names = [...Object.keys(columns), 'goal']
  const rows = results.map((figures) => {
    const missed = missedGoals(figures)
    return [
      ...Object.values(columns).map((show) => show(figures)),
      missed.length === 0 ? '✓' : `✗ ${missed.join(', ')}`,
    ]
  })
  return [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
