import { createActions } from './cluster-actions.mjs'
import { createGaps } from './cluster-gaps.mjs'
import { createPerson } from './cluster-person.mjs'
import { query } from './cluster-rows.mjs'

const PEOPLE = 10
/** All ids from 1 to this number belong to bots of the small world. */
const BOTS = 500
const saveEveryMs = 200
const lookEveryMs = 100
/** TK9 allows 12 messages a minute. */
const messageEveryMs = 6_000

/** The number of the last football match that can be picked. Earlier matches kick off during the trial. */
async function laterMatch(person) {
  const { matches = [] } = (await person.get('/api/picks/upcoming')) ?? {}
  return matches.findLast(({ match }) => match.sport === 'futebol')?.match.id
}

/** A person with a squad who keeps renaming it, reading it, picking scores and writing on a match's wall. */
async function startPerson(n, { actions, writes, reads }) {
  const person = createPerson()
  const { round } = await person.get('/api/market')
  const squad = { name: `Time ${n}.0`, playerIds: [], captainId: null, roundId: round.id }
  const made = await person.write('POST', '/api/squads', { body: squad })
  const known = { squadId: made.body.squad.id, name: squad.name, goals: new Map(), messages: [], stale: 0, refused: 0 }
  let matchId = await laterMatch(person)

  async function save(method, path, body) {
    const answer = await person.write(method, path, { body, isOver: actions.isOver })
    const isDone = answer !== undefined && answer.status < 300
    if (isDone) writes.note()
    else if (answer) known.refused++
    return isDone ? answer.body : undefined
  }
  actions.repeat(async (turn) => {
    const name = `Time ${n}.${turn}`
    if (await save('PATCH', `/api/squads/${known.squadId}`, { name })) known.name = name
    const mine = await person.get('/api/squads')
    if (mine) reads.note()
    if (mine && !mine.squads.some((one) => one.name === known.name)) known.stale++
    const goals = turn % 8
    const pick = { kind: 'score', score: { home: goals, away: n % 5 } }
    const picked = await save('PUT', '/api/picks', { picks: [{ matchId, pick }] })
    if (picked?.results[0].savedAtMs) known.goals.set(matchId, goals)
    else matchId = (await laterMatch(person)) ?? matchId
  }, saveEveryMs)
  actions.repeat(async (turn) => {
    const text = `recado ${n}.${turn}`
    const wall = `/api/matches/${matchId}/wall`
    if (!(await save('POST', wall, { text, replyTo: null }))) return
    known.messages.push(text)
    // The server reads from the primary for a person who has just written, so the message must be there.
    const page = await person.get(wall)
    if (page && !page.items.some((message) => message.text === text)) known.stale++
  }, messageEveryMs)
  return known
}

/** Acknowledged writes that are missing or exist twice. */
async function compare(people) {
  const squads = await query(`select id, name from squad where id = any($1)`, [people.map(({ squadId }) => squadId)])
  const picks = await query(
    `select s.id, p.match_id, p.home_goals from pick p join squad s using (manager_id) where s.id = any($1)`,
    [people.map(({ squadId }) => squadId)],
  )
  const messages = await query(
    `select text, count(*)::int as times from wall_message where text like 'recado %' group by text`,
  )
  const nameOf = new Map(squads.map(({ id, name }) => [id, name]))
  const goalsOf = new Map(picks.map((row) => [`${row.id} ${row.match_id}`, row.home_goals]))
  const times = new Map(messages.map((row) => [row.text, row.times]))
  const lost = people.flatMap(({ squadId, name, goals, messages: written }) => [
    ...(nameOf.get(squadId) === name ? [] : [`squad ${squadId} is not called ${name}`]),
    ...[...goals]
      .filter(([matchId, saved]) => goalsOf.get(`${squadId} ${matchId}`) !== saved)
      .map(([id]) => `pick of ${id}`),
    ...written.filter((text) => !times.has(text)),
  ])
  return { lost, doubled: messages.filter((row) => row.times > 1).map(({ text }) => text) }
}

export async function startPeople() {
  const [writes, reads, publicReads] = [createGaps(), createGaps(), createGaps()]
  const actions = createActions()
  const people = []
  for (let n = 0; n < PEOPLE; n++) people.push(await startPerson(n, { actions, writes, reads }))
  const visitor = createPerson()
  actions.repeat(async () => {
    if (await visitor.get('/api/market')) publicReads.note()
  }, lookEveryMs)
  // The server does not cache these answers, and this visitor saves nothing. So the server may read them from
  // replicas.
  actions.repeat(async (turn) => {
    for (const what of ['history', 'ledger', 'lineups']) await visitor.get(`/api/managers/${1 + (turn % BOTS)}/${what}`)
  }, lookEveryMs)
  const sum = (key) => people.reduce((total, known) => total + known[key], 0)
  return {
    writes,
    reads,
    publicReads,
    refused: () => sum('refused'),
    /** How often people did not see what they had just saved. */
    stale: () => sum('stale'),
    compare: () => actions.whileHeld(() => compare(people)),
    stop: actions.stop,
  }
}
