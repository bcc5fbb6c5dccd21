// One line of JSON for a `command_line` sensor of Home Assistant:
//
// command_line:
//   - sensor:
//       name: Craque
//       command: "CRAQUE_URL=https://craque.example CRAQUE_TOKEN=craque_… node /config/sensor.mjs"
//       value_template: "{{ value_json.minutes_left }}"
//       json_attributes: [round, rank, points, picks_waiting]
//       scan_interval: 300
const { CRAQUE_URL = 'http://localhost:3000', CRAQUE_TOKEN } = process.env
if (!CRAQUE_TOKEN) throw new Error('CRAQUE_TOKEN is missing')

async function read(path) {
  const answer = await fetch(CRAQUE_URL + path, { headers: { authorization: `Bearer ${CRAQUE_TOKEN}` } })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${body.kind}`)
  return body
}

const [clock, ranking, { viewer }] = await Promise.all([
  read('/api/market/clock'),
  read('/api/rankings/own'),
  read('/api/viewer'),
])
const { round, gameNowMs, pace } = clock
console.log(
  JSON.stringify({
    round: round?.number ?? null,
    minutes_left: round ? Math.max(0, Math.round((round.deadlineAtMs - gameNowMs) / pace / 60_000)) : null,
    rank: ranking.own?.rank ?? null,
    points: ranking.own?.score ?? null,
    picks_waiting: viewer.waiting.picks,
  }),
)
