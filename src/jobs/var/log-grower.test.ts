import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { selectRound } from '#db/round/round.ts'
import { clearResult } from '#db/match/withdraw-result.ts'
import { growLog, growLogs } from '#db/var/grow-log.ts'
import { addLogKey } from '#db/var/log-key.ts'
import { destroyOpenings } from '#db/var/destroy-openings.ts'
import { proveConsistency, proveEntry, readEpochs } from '#db/var/read-log.ts'
import { makeKeyPair, signNote, verifierKey } from '#db/var/signed-note.ts'
import { readRoundFile, type RoundFile } from '#db/var/round-file.ts'
import { noteScoreRoot } from '#db/var/round-roots.ts'
import type { WorldDatabase } from '#jobs/testing/world-database.ts'
import { settleRoundAgain } from '#jobs/life-cycle/settle-round.ts'
import { loggedWorld, OPEN } from '#jobs/testing/logged-world.ts'
import { headBefore } from '#verify/check-epoch.ts'
import { promisesOf } from '#db/var/promise.ts'
import { checkFiles, checkOwnRound } from '#verify/check-files.ts'
import { checkRound } from '#verify/check-round.ts'
import { fromBase64, fromHex } from '#verify/bytes.ts'
import { openNote, readCheckpoint } from '#verify/note.ts'
import { isConsistent, isIncluded } from '#verify/tree.ts'

let base: WorldDatabase
let file: RoundFile
let squadId: number
let personId: number
beforeAll(async () => {
  ;({ base, squadId, personId } = await loggedWorld())
  await Promise.all([growLog(base.db, firstChampionship), growLog(base.db, firstChampionship)])
  file = await readFile()
})
afterAll(() => base.drop())

async function readFile(): Promise<RoundFile> {
  const round = await selectRound(base.db, OPEN)
  const read = round && (await readRoundFile(base.db, round))
  if (!read) throw new Error('the round is not in the log')
  return read
}

const headOf = (note: string) => {
  const head = readCheckpoint(note)
  if (!head) throw new Error(`no checkpoint: ${note}`)
  return head
}

test('code that shares nothing with the server computes a played round again, point by point (VR5, VR9)', async () => {
  const result = await checkRound(file)
  expect(result.checks.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(result.lineups).toBeGreaterThan(400)
  expect(result.checks.map(({ compared }) => compared > 0)).toEqual(result.checks.map(() => true))
  expect(file.openings.map(({ squad }) => squad)).toEqual([squadId])
})

test('the parts of a round are joined again, and a part that is missing, present twice or changed is named (VR9)', async () => {
  const round = await selectRound(base.db, OPEN)
  const read = async (part: number) => round && (await readRoundFile(base.db, round, { part, size: 150 }))
  const parts: RoundFile[] = []
  for (let part = 1; part <= (parts[0]?.parts ?? 1); part++) {
    const one = await read(part)
    if (one) parts.push(one)
  }
  expect(parts.length).toBeGreaterThan(2)
  expect(await read(parts.length + 1)).toBe(undefined)
  const whole = await checkFiles(parts.toReversed())
  expect(whole.isRight, whole.text).toBe(true)
  expect(whole.text).toBe((await checkFiles([file])).text)
  const [first, second, ...rest] = parts as [RoundFile, RoundFile, ...RoundFile[]]
  const reasonOf = async (files: RoundFile[]) => {
    const { isRight, text: told } = await checkFiles(files)
    expect(isRight).toBe(false)
    return told
  }
  expect(await reasonOf([first, ...rest])).toContain(`tem ${parts.length} partes`)
  expect(await reasonOf([second])).toContain(`tem ${parts.length} partes`)
  expect(await reasonOf([first, second, second, ...rest.slice(1)])).toContain('uma vez cada')
  const later = { ...second, round: { ...second.round, settlements: 2 } }
  expect(await reasonOf([first, later, ...rest])).toContain('baixe todas de novo')
  const changed = { ...second, scores: second.scores.with(9, other(second.scores[9] ?? '')) }
  expect(await reasonOf([first, changed, ...rest])).toContain(
    `time ${second.scores[9]?.split(' ')[0]}: a conta do registro `,
  )
})

const other = (text: string) => text.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
const inTable = ({ season }: RoundFile, change: (line: string) => string) => {
  if (season) season.tables[0] = change(season.tables[0] ?? '')
}
/** Changes the newest result of the season, which is in the log. */
const inSeason = ({ season }: RoundFile, change: (line: string) => string) =>
  season?.matches.push(change(season.matches.pop() ?? ''))
/** Somebody else signs a file in the name of the server. */
const signAnew = ({ log }: RoundFile) => {
  const pair = makeKeyPair()
  log.key = verifierKey(log.origin, pair.publicKey)
  log.checkpoint = signNote(log.checkpoint.slice(0, log.checkpoint.indexOf('\n\n') + 1), log.origin, pair)
}
const inEntry = ({ entries }: RoundFile, kind: string, was: RegExp, is: string) =>
  entries.forEach((one) => (one.text = one.text.split('\n')[1] === kind ? one.text.replace(was, is) : one.text))
const changes: [string, (file: RoundFile) => unknown, string?][] = [
  ['a score', (it) => (it.scores[7] = other(it.scores[7] ?? ''))],
  ['a lineup', (it) => (it.lineups[7] = other(it.lineups[7] ?? ''))],
  ['a lineup that is gone', (it) => it.lineups.pop()],
  ['a duel', (it) => (it.duels[0] = other(it.duels[0] ?? ''))],
  ['a salt', (it) => it.openings.forEach((one) => (one.salt = one.salt.replace(/^./, (d) => (d === '0' ? '1' : '0'))))],
  ['what was saved', (it) => it.openings.forEach((one) => (one.opening = one.opening.replace('"captain"', '"vice"')))],
  ['a result', (it) => it.entries.forEach((one) => (one.text = one.text.replace(/"home": \d+/, '"home": 99')))],
  ['an entry', (it) => it.entries.forEach((one) => (one.position += 1))],
  ['a leaf', (it) => (it.leaves[0] = it.leaves[0]?.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')) ?? '')],
  ['a place in the round', (it) => (it.ranks[7] = it.ranks[7]?.replace(/ \d+/, ' 1') ?? ''), 'lugar da rodada'],
  ['a place in the ranking', (it) => (it.ranks[7] = it.ranks[7]?.replace(/\d+$/, '1') ?? ''), 'lugar do ranking'],
  [
    'points in the ranking',
    (it) => (it.ranks[7] = it.ranks[7]?.replace(/\d+ (\d+)$/, '9 $1') ?? ''),
    'lugar do ranking',
  ],
  ['somebody who was not ranked', (it) => it.others.push('5 999999 1'), 'lugar do ranking'],
  ['points in a table', (it) => inTable(it, (line) => other(line)), 'classificação, 1º lugar'],
  ['clubs of a table exchanged', (it) => it.season?.tables.reverse(), 'classificação, 1º lugar'],
  ['a result of the season', (it) => inSeason(it, (line) => line.replace(/\d+ 0$/, '77 0')), 'a tabela conta'],
  ['a result that the table leaves out', (it) => it.season?.matches.pop(), 'a tabela não conta o resultado'],
  ['the key', signAnew, 'a chave não é a do registro'],
  ['a weight', (it) => inEntry(it, 'lock', /"goal": 80/, '"goal": 81'), 'com outros pesos que os do fechamento'],
  ['the round of an entry', (it) => inEntry(it, 'scores', /"round": \d+/, '"round": 1'), 'é de outra rodada'],
  ['the head', (it) => (it.log.checkpoint = it.log.checkpoint.replace(/\n(\d+)\n/, '\n$11\n'))],
]
test.each(changes)('%s that differs from the log is found (VR9)', async (_name, change, named = '') => {
  const changed = structuredClone(file)
  change(changed)
  const { isRight, checks } = await checkRound(changed)
  expect(isRight).toBe(false)
  const wrong = checks.flatMap((check) => check.wrong)
  expect(wrong.length).toBeGreaterThan(0)
  expect(wrong.join('\n')).toContain(named)
})

test('a settlement that waits for the log accuses nobody, and counts as not registered yet (VR2, VR9)', async () => {
  const nothing = { scores: [], duelResults: [], ranks: [], others: [] }
  const entries = file.entries.filter(({ text: told }) => told.split('\n')[1] !== 'scores')
  const { checks } = await checkRound({
    ...structuredClone(file),
    ...nothing,
    entries,
    pendingScores: true,
  })
  expect(checks.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(checks.map(({ name }) => name)).toContain('Apuração (ainda não registrado)')
})

test('receipts are compared with the saves that a file shows in the name of their person (VR4, VR9)', async () => {
  const promises = await promisesOf(base.db, { kind: 'squad', subjectIds: [squadId], managerId: personId })
  const receipts = [...promises.values()]
  const report = await checkFiles([receipts, file])
  expect(report.isRight, report.text).toBe(true)
  expect(report.text).toContain('✓ Comparação com os seus recibos: 1 conferido')
  const showing = (change: (opening: string) => string) => ({
    ...file,
    openings: file.openings.map((one) => ({ ...one, opening: change(one.opening) })),
  })
  expect((await checkFiles([receipts, { ...file, openings: [] }])).text).toContain(
    `squad ${squadId}: o arquivo não abre o que você salvou`,
  )
  const changed = await checkFiles([receipts, showing((opening) => opening.replace('"captain"', '"vice"'))])
  expect(changed.text).toContain(`squad ${squadId}: o arquivo mostra outra coisa que o seu recibo`)
  const later = await checkFiles([receipts, showing((opening) => opening.replace(/\n(\d{13})\n/, '\n9$1\n'))])
  expect(later.text).toContain(`? squad ${squadId}: há um salvamento mais novo que o seu recibo`)
  // The page does the same, and the log must be the one that the device has seen.
  const compare = (shown: RoundFile, seen: string) => {
    const logs = { headOf: async () => ({ ...file.log, checkpoint: seen }), prove: async () => undefined }
    return checkOwnRound([shown], { receipts, logs })
  }
  expect(await compare(file, file.log.checkpoint)).toMatchObject({ isRight: true, compared: 1 })
  expect(await compare({ ...file, openings: [] }, file.log.checkpoint)).toMatchObject({ isRight: false, compared: 1 })
  const shorter = file.log.checkpoint.replace(/\n(\d+)\n/, '\n1\n')
  expect(await compare(file, shorter)).toMatchObject({ isRight: false })
})

test('an entry has its proof, and an older head leads to the newer one (VR2, VR6)', async () => {
  const { db } = base
  const [epoch] = await readEpochs(db, firstChampionship)
  if (!epoch) throw new Error('no log')
  expect((await openNote(epoch.checkpoint, epoch.key)).signed).toBe('signed')
  const { rows } = await rowOf({ size: int, note: text }).sql`
    select size, note from var_checkpoint order by size limit 3`.execute(db)
  for (const { size, note } of rows) {
    const told = await proveConsistency(db, { championshipId: firstChampionship, origin: epoch.origin, from: size })
    const proof = (told?.proof ?? []).map(fromBase64)
    expect(await isConsistent(headOf(note), headOf(told?.checkpoint ?? ''), proof)).toBe(true)
    expect(JSON.stringify(told).length).toBeLessThan(2_048)
  }
  const { rows: leaves } = await rowOf({ leafHash: text }).sql`
    select leaf_hash as "leafHash" from var_entry where kind = 'squad'`.execute(db)
  const leafHash = leaves[0]?.leafHash ?? ''
  const told = await proveEntry(db, { championshipId: firstChampionship, leafHash })
  const { size, root } = headOf(told?.checkpoint ?? '')
  const proof = (told?.proof ?? []).map(fromBase64)
  const position = told?.position ?? -1
  expect(await isIncluded({ leaf: fromHex(leafHash), position, size, proof, root })).toBe(true)
  expect(await isIncluded({ leaf: fromHex(leafHash), position: position + 1, size, proof, root })).toBe(false)
})

test('a file says that its settlement waits for the log, until the log has it (VR9)', async () => {
  const { db } = base
  const round = await selectRound(db, OPEN)
  if (!round) throw new Error('no round')
  await db.transaction().execute((trx) => noteScoreRoot(trx, { ...round, settlements: round.settlements - 1 }))
  expect((await readFile()).pendingScores).toBe(true)
  await growLog(db, firstChampionship)
  const told = await readFile()
  expect(told.pendingScores).toBe(undefined)
  expect((await checkRound(told)).isRight).toBe(true)
})

test('clubs that became one enter the log with each of their results (JN4, VR1)', async () => {
  const { db } = base
  await sql`
    update match set home_club_id = away_club_id, away_club_id = home_club_id
    where id = (select min(id) from match where round_id = ${OPEN})`.execute(db)
  await growLog(db, firstChampionship)
  expect((await checkRound(await readFile())).checks.flatMap(({ wrong }) => wrong)).toEqual([])
})

test('a round is computed with what its newest settlement could know: later points wait for the next one (RL5, VR9)', async () => {
  const { db } = base
  const match = sql`(select min(id) from match where round_id = ${OPEN})`
  const store = async (scouts: RawBuilder<unknown>) => {
    await scouts.execute(db)
    await sql`update match set revision = revision + 1 where id = ${match}`.execute(db)
    await growLog(db, firstChampionship)
    const { checks } = await checkRound(await readFile())
    expect(checks.flatMap(({ wrong }) => wrong)).toEqual([])
    return checks.flatMap(({ notes = [] }) => notes)
  }
  const later = await store(sql`
    update player_match set scouts = scouts || '{"goal": 9}' where match_id = ${match} and not scouts ? 'goal'`)
  expect(later).toEqual([expect.stringContaining('ainda não foi apurada de novo')])
  const back = await store(sql`
    update player_match set scouts = scouts - 'goal' where match_id = ${match} and scouts @> '{"goal": 9}'`)
  expect(back).toEqual([])
})

test('a result that is withdrawn enters the log, and the round is computed without it (IM7, VR9)', async () => {
  const { db } = base
  const { rows } = await rowOf({ id: int }).sql`select max(id) as id from match where round_id = ${OPEN}`.execute(db)
  const matchId = rows[0]?.id ?? 0
  await db.transaction().execute((trx) => clearResult(trx, matchId))
  await db.transaction().execute((trx) => settleRoundAgain(trx, OPEN))
  await growLog(db, firstChampionship)
  const told = await readFile()
  expect((await checkRound(told)).checks.flatMap(({ wrong }) => wrong)).toEqual([])
  const newest = told.entries.findLast(({ text: entry }) => entry.includes(`"match": ${matchId}`))
  expect(JSON.parse(newest?.text.split('\n')[3] ?? '')).toEqual({ match: matchId, withdrawn: true })
})

test('a new key begins an epoch that holds the last head, and an old head can still be proven (VR7)', async () => {
  const { db } = base
  const [before] = await readEpochs(db, firstChampionship)
  await addLogKey(db)
  await sql`update round set deadline_at = deadline_at + interval '1 minute' where id = ${OPEN + 1}`.execute(db)
  expect(await growLog(db, firstChampionship)).toBe(1)
  const epochs = await readEpochs(db, firstChampionship)
  expect(epochs.map(({ epoch, hasEnded, size }) => ({ epoch, hasEnded, size }))).toEqual([
    { epoch: 1, hasEnded: true, size: before?.size },
    { epoch: 2, hasEnded: false, size: 2 },
  ])
  const { rows } = await rowOf({ entry: text })
    .sql`select entry from var_entry where kind = 'start' order by id`.execute(db)
  expect(JSON.parse(rows[1]?.entry.split('\n')[3] ?? '')).toMatchObject({ before: before?.checkpoint })
  // Two restores of one backup must not begin two logs with the same origin.
  expect(epochs[1]?.origin).toMatch(/\/2-[0-9a-f]{8}$/)
  expect(epochs[1] && (await headBefore(epochs[1]))).toBe(before?.checkpoint)
  // A result that changes now is in the new epoch. The file of the round is in the old one, and accuses nobody.
  await sql`
    update match set home_score = home_score + 1, revision = revision + 1
    where id = (select max(id) from match where round_id = ${OPEN})`.execute(db)
  await growLog(db, firstChampionship)
  expect((await checkRound(await readFile())).isRight).toBe(true)
})

test('what an account fielded can still be opened after it is deleted, and none of its other entries (VR8)', async () => {
  const { db } = base
  await sql`update squad set version = version + 1, round_id = null, updated_at = game_now(1) where id = ${squadId}`.execute(
    db,
  )
  await db.transaction().execute((trx) => destroyOpenings(trx, personId))
  const { rows } = await rowOf({ openings: int, mine: int }).sql`
    select count(opening)::integer as openings, count(manager_id)::integer as mine from var_entry where kind = 'squad'`.execute(
    db,
  )
  expect(rows).toEqual([{ openings: 1, mine: 0 }])
  expect((await checkRound(await readFile())).isRight).toBe(true)
})

test('every save and every decision writes its entry in the same transaction (VR1)', async () => {
  const { db } = base
  const { rows: before } = await rowOf({ last: int }).sql`select max(id) as last from var_entry`.execute(db)
  const match = sql`(select min(id) from match where state = 'scheduled' and starts_at > game_now(1))`
  const steps = [
    sql`insert into pick (match_id, manager_id, outcome, home_goals, away_goals, saved_at) values (${match}, ${personId}, 'H', 1, 0, game_now(1))`,
    sql`update pick set outcome = 'A', home_goals = 0, away_goals = 2 where manager_id = ${personId}`,
    sql`delete from pick where manager_id = ${personId}`,
    sql`update match set starts_at = starts_at + interval '1 hour' where id = ${match}`,
    sql`update round set deadline_at = deadline_at - interval '1 minute' where id = ${OPEN + 1}`,
    sql`update championship set rules = 'cartola-2024' where id = 1`,
  ]
  for (const step of steps) await step.execute(db)
  const undone = db.transaction().execute(async (trx) => {
    await sql`update championship set rules = 'cartola-2023' where id = 1`.execute(trx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  const { rows } = await rowOf({ kind: text, mine: int }).sql`
    select kind, count(manager_id)::integer as mine from var_entry where id > ${before[0]?.last ?? 0} group by kind, id order by id`.execute(
    db,
  )
  expect(rows).toEqual([
    { kind: 'pick', mine: 1 },
    { kind: 'pick', mine: 1 },
    { kind: 'pick', mine: 1 },
    { kind: 'kick-off', mine: 0 },
    { kind: 'deadline', mine: 0 },
    { kind: 'rules', mine: 0 },
  ])
})

test('a log that cannot grow is named, and stops no other log (VR2)', async () => {
  const { db } = base
  await sql`
    insert into championship (id, slug, name, source, modality, rules)
    select 2, 'c2', 'C2', 'file', modality, rules from championship where id = 1`.execute(db)
  await sql`insert into championship_clock select 2, real_anchor, game_anchor, pace from championship_clock where championship_id = 1`.execute(
    db,
  )
  await sql`select var_note(id, 'rules', id, game_now(id), '{}') from championship`.execute(db)
  const { rows } = await rowOf({ id: int }).sql`
    select id from var_log where championship_id = 1 and ended_at is null`.execute(db)
  await sql`alter table var_checkpoint add constraint full_disk check (log_id <> ${sql.lit(rows[0]?.id)}) not valid`.execute(
    db,
  )
  const named: number[] = []
  await growLogs(db, (_error, championshipId) => named.push(championshipId))
  expect(named).toEqual([1])
})
