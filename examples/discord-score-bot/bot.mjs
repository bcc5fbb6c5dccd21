// Posts each new score of the running matches of a Craque server to a Discord webhook.
// CRAQUE_URL, DISCORD_WEBHOOK_URL; optional CRAQUE_CHAMPIONSHIP (slug), STATE_FILE (remembers
// scores between runs), POLL_SECONDS (30). `--once` runs one round and ends.
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const { CRAQUE_URL, DISCORD_WEBHOOK_URL, CRAQUE_CHAMPIONSHIP, STATE_FILE, POLL_SECONDS = '30' } = process.env
if (!CRAQUE_URL || !DISCORD_WEBHOOK_URL) {
  console.error('Set CRAQUE_URL and DISCORD_WEBHOOK_URL.')
  process.exit(2)
}
const today = new URL('/api/matches/today', CRAQUE_URL)
if (CRAQUE_CHAMPIONSHIP) today.searchParams.set('championship', CRAQUE_CHAMPIONSHIP)

const posted = new Map(await readState()) // match id -> '2-1'
let etag = null

async function readState() {
  if (!STATE_FILE) return []
  try {
    return JSON.parse(await readFile(STATE_FILE, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

/** How long a 429 or 503 asks to wait: the header, or Discord's body, both in seconds. */
async function waitOf(response) {
  const header = Number(response.headers.get('retry-after') ?? Number.NaN)
  const body = await response.json().catch(() => ({}))
  const seconds = [body.retry_after, header].find((value) => Number.isFinite(value)) ?? 5
  return Math.ceil(seconds * 1000)
}

async function send(url, options) {
  for (;;) {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(15_000) })
    if (response.status !== 429 && response.status !== 503) return response
    const wait = await waitOf(response)
    console.error(`${new URL(url).host} answers ${response.status}: waiting ${wait} ms`)
    await sleep(wait)
  }
}

async function runningMatches() {
  const response = await send(today, { headers: etag ? { 'If-None-Match': etag } : {} })
  if (response.status === 304) return null
  const answer = await response.json()
  if (!response.ok) throw new Error(`Craque refuses: ${answer.detail}`)
  etag = response.headers.get('etag')
  return answer.matches.filter(({ state }) => state === 'live')
}

const plain = (text) => text.replaceAll(/[\\*_~`|>#@[\]()<]/g, '\\$&')

function lineOf({ home, away, homeScore, awayScore, minute, period }) {
  const units = { quarter: 'º quarto', set: 'º set' }
  const when = period ? `${period.number}${units[period.unit]}` : minute === undefined ? '' : `${minute}'`
  return `**${plain(home.name)} ${homeScore ?? 0} x ${awayScore ?? 0} ${plain(away.name)}** ${when}`.trim()
}

async function post(content) {
  const body = JSON.stringify({ content, allowed_mentions: { parse: [] } })
  const headers = { 'Content-Type': 'application/json' }
  const response = await send(DISCORD_WEBHOOK_URL, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`Discord answers ${response.status}: ${await response.text()}`)
}

async function round() {
  for (const match of (await runningMatches()) ?? []) {
    const score = `${match.homeScore ?? 0}-${match.awayScore ?? 0}`
    if (posted.get(match.id) === score) continue
    try {
      await post(lineOf(match))
    } catch (error) {
      etag = null // so that the next round reads this score again
      throw error
    }
    posted.set(match.id, score)
    if (STATE_FILE) await writeFile(STATE_FILE, JSON.stringify([...posted].slice(-500)))
  }
}

if (process.argv.includes('--once')) await round()
else
  for (;;) {
    await round().catch((error) => console.error(error.message))
    await sleep(Number(POLL_SECONDS) * 1000)
  }
