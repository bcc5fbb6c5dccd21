// Saves a squad if it has none, joins a league with it, and reports its rank there until the round changes its state.
//   npm run client && npm install ./client
//   CRAQUE_URL=http://localhost:3000 CRAQUE_TOKEN=craque_… CRAQUE_INVITE=ABCD2345 node examples/bot.mjs
// The token needs the scopes read, squads and leagues.
import { createClient } from 'craque-client'

const { CRAQUE_URL: url, CRAQUE_TOKEN: token, CRAQUE_INVITE: code } = process.env
const craque = createClient({ url, token })

async function ask(name, values) {
  const answer = await craque.call(name, values)
  if (!answer.ok) throw new Error(`${name}: ${answer.problem.kind}: ${answer.problem.detail}`)
  return answer.value
}

const wanted = { Goleiro: 1, Defensor: 4, 'Meio-Campo': 3, Atacante: 3 }

async function saveSquad() {
  const { squads } = await ask('getSquads')
  const { round, players } = await ask('getMarket')
  if (squads.length > 0 || !round) return squads[0]
  const left = players.filter(({ status }) => status === 'provavel').toSorted((a, b) => a.price - b.price)
  const eleven = Object.entries(wanted).flatMap(([position, count]) =>
    left.filter((player) => player.position === position).slice(0, count),
  )
  const captain = eleven.toSorted((a, b) => b.expectedTenths - a.expectedTenths)[0]
  const playerIds = eleven.map(({ id }) => id)
  const { squad } = await ask('postSquads', {
    body: { name: 'Robô', playerIds, captainId: captain?.id ?? null, roundId: round.id },
  })
  return squad
}

const squad = await saveSquad()
if (!squad) throw new Error('no market is open')
const { league } = await ask('getLeaguesInvited', { code })
const joined = await craque.call('postLeagueMembers', { id: league.id, body: { squadId: squad.id, code } })
if (!joined.ok && joined.problem.kind !== 'already_joined') throw new Error(joined.problem.detail)

async function report() {
  const { mine, isProvisional } = await ask('getLeague', { id: league.id, limit: 1 })
  const own = mine.find(({ squadId }) => squadId === squad.id)
  console.log(`${league.name}: ${own?.rank ?? 'no rank yet'}${isProvisional ? ', live' : ''}`)
}

await report()
for await (const { event, data } of craque.stream()) {
  if (event === 'you' || (event === 'changed' && data.what === 'league')) await report()
  if (event === 'changed' && data.what === 'round') break
}
