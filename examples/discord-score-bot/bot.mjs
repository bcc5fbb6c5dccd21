// Posts every change of a score to a Discord channel. DISCORD_WEBHOOK_URL comes from the settings of the channel.
const {
  CRAQUE_URL = 'http://localhost:3000',
  DISCORD_WEBHOOK_URL,
  ASK_SECONDS = '30',
  TURNS = 'Infinity',
} = process.env
if (!DISCORD_WEBHOOK_URL) throw new Error('DISCORD_WEBHOOK_URL is missing')

const known = new Map()
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

async function post(content) {
  const answer = await fetch(DISCORD_WEBHOOK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // A club's name may contain "@everyone": it must not notify anybody.
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
  })
  if (answer.status === 429) {
    await pause(Number(answer.headers.get('retry-after') ?? 1))
    return post(content)
  }
  if (!answer.ok) throw new Error(`Discord answered ${answer.status}`)
}

async function look() {
  const answer = await fetch(`${CRAQUE_URL}/api/matches/today`)
  if (!answer.ok) return Number(answer.headers.get('retry-after') ?? ASK_SECONDS)
  const { matches } = await answer.json()
  for (const { id, home, away, homeScore, awayScore, state, minute } of matches) {
    const score = `${homeScore ?? 0} x ${awayScore ?? 0}`
    const before = known.get(id)
    known.set(id, score)
    if (state !== 'live' || before === score) continue
    await post(`⚽ ${home.name} ${score} ${away.name}${minute === undefined ? '' : ` (${minute}')`}`)
  }
  return Number(ASK_SECONDS)
}

for (let turn = 0; turn < Number(TURNS); turn++) {
  // If the server does not answer, the bot tries again after the usual pause.
  const seconds = await look().catch((error) => {
    console.error(error.message)
    return Number(ASK_SECONDS)
  })
  if (turn + 1 < Number(TURNS)) await pause(seconds)
}
