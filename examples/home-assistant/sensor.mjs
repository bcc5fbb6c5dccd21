// One JSON line for a command_line sensor of Home Assistant.
// CRAQUE_URL, CRAQUE_TOKEN (a personal token with the scope `read`); optional CRAQUE_CHAMPIONSHIP.
const { CRAQUE_URL, CRAQUE_TOKEN, CRAQUE_CHAMPIONSHIP } = process.env

async function read(path) {
  const url = new URL(path, CRAQUE_URL)
  if (CRAQUE_CHAMPIONSHIP) url.searchParams.set('championship', CRAQUE_CHAMPIONSHIP)
  const headers = { Authorization: `Bearer ${CRAQUE_TOKEN}` }
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${answer.kind}: ${answer.detail}`)
  return answer
}

/** Times of the game are by its clock, which may run faster than ours. */
function realTime(ms, { gameNowMs, pace }) {
  return new Date(Date.now() + (ms - gameNowMs) / pace).toISOString()
}

async function state() {
  const [ranking, own, clock, { viewer }] = await Promise.all([
    read('/api/rankings/own'),
    read('/api/rounds/own'),
    read('/api/market/clock'),
    read('/api/viewer'),
  ])
  const lineup = own.lineups.find(({ counts }) => counts)
  // A squad that is saved plays every later round, too, as long as it may compete.
  const isSaved = clock.round !== null && viewer?.waiting.squad === null
  return {
    state: ranking.own?.rank ?? 'unranked',
    rank: ranking.own?.rank ?? null,
    of: ranking.total,
    points: ranking.own?.score ?? 0,
    is_live: ranking.live?.isRunning ?? false,
    round_points: lineup ? lineup.pointTenths / 10 : null,
    next_round: clock.round?.number ?? null,
    next_deadline: clock.round && realTime(clock.round.deadlineAtMs, clock),
    team_saved: isSaved,
    name: viewer?.name ?? null,
  }
}

try {
  if (!CRAQUE_URL || !CRAQUE_TOKEN) throw new Error('Set CRAQUE_URL and CRAQUE_TOKEN.')
  console.log(JSON.stringify(await state()))
} catch (error) {
  console.log(JSON.stringify({ state: 'unavailable', error: error.message }))
  process.exitCode = 1
}
