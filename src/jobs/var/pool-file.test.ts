import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { firstChampionship } from '#db/championship/championship.ts'
import { forgetManager } from '#db/person/forget-manager.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { rowOf, text } from '#db/connection/row.ts'
import { fail } from '#domain/result.ts'
import { proveEntry } from '#db/var/read-log.ts'
import { readPoolFile, type PoolFile } from '#db/var/pool-file.ts'
import { joinClubs } from '#jobs/import/join/join-clubs.ts'
import { playedPool } from '#jobs/testing/played-pool.ts'
import { CUP_BOLAO } from '#jobs/testing/small-cup.ts'
import { checkOwn } from '#verify/check-own.ts'
import type { Receipt } from '#verify/check-receipts.ts'
import { checkPool } from '#verify/check-pool.ts'

const words = (line: string, at: number, word: string) => line.split(' ').with(at, word).join(' ')
const first = (lines: string[], change: (line: string) => string) => (lines[0] = change(lines[0] ?? ''))

const inLine = (lines: string[], was: string | RegExp, is: string) => {
  const at = lines.findIndex((line) => (typeof was === 'string' ? line.includes(was) : was.test(line)))
  if (at < 0) throw new Error(`no line has ${was}`)
  lines[at] = (lines[at] ?? '').replace(was, is)
}
const without = (lines: string[], part: string) =>
  lines.splice(
    lines.findIndex((line) => line.includes(part)),
    1,
  )

/** What changes, how, and what the report must name. */
const changes: [string, (file: PoolFile) => unknown, string?][] = [
  ['points', (it) => first(it.members, (line) => words(line, 3, '98'))],
  ['exact scores', (it) => first(it.members, (line) => words(line, 4, '9'))],
  ['a place', (it) => first(it.members, (line) => words(line, 5, '9'))],
  ['a head start', (it) => first(it.members, (line) => words(line, 2, '5'))],
  ['a pick', (it) => first(it.picks, (line) => words(line, 3, '7'))],
  [
    'a pick that is missing',
    (it) =>
      it.picks.splice(
        it.picks.findIndex((line) => line.includes(' own ')),
        1,
      ),
  ],
  ['a joker that is gone', (it) => (it.picks = it.picks.map((line) => words(line, 8, '0')))],
  ['a joker that nobody chose', (it) => (it.picks = it.picks.map((line) => words(line, 8, '1779400000000')))],
  [
    'a pick that nobody sealed',
    (it) =>
      it.openings.splice(
        it.openings.findIndex(({ opening }) => opening.includes('\npick\n')),
        1,
      ),
  ],
  ['a result', (it) => first(it.matches, (line) => words(line, 6, '8'))],
  ['penalties', (it) => (it.matches = it.matches.map((line) => line.replace('5:4', '4:5')))],
  ['the rules', (it) => (it.rules = { ...it.rules, goes_on: 4 })],
  [
    'a salt',
    (it) => it.openings.forEach((one) => (one.salt = one.salt.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))),
  ],
  [
    'what was sealed',
    (it) => it.openings.forEach((one) => (one.opening = one.opening.replace('"home": 1', '"home": 2'))),
  ],
  ['the points of an answer', (it) => inLine(it.answers, '71, [4], 20', '71, [4], 19'), 'à pergunta 71: a conta dá 20'],
  ['an answer', (it) => inLine(it.answers, '71, [3], 0', '71, [4], 20'), 'não é o que o registro'],
  ['an answer that is missing', (it) => without(it.answers, '72, [3]'), 'não foi contado'],
  ['the right answer', (it) => inLine(it.questions, '"champion", null, 20', '"champion", null, 10'), 'pergunta 71'],
  [
    'what results decided',
    (it) => inLine(it.questions, '[4], false', '[3], false'),
    'pelos resultados a resposta certa é 4',
  ],
  ['what the owner decided', (it) => inLine(it.questions, '[1], true', '[2], true'), 'diz que a resposta certa é 1'],
  ['the points of a bracket', (it) => inLine(it.brackets, ', 8,', ', 16,'), 'a conta dá 8 pontos'],
  ['a bracket', (it) => inLine(it.brackets, '[1, 3, 1]', '[1, 3, 4]'), 'não é o que o registro'],
  ['a bracket that is missing', (it) => without(it.brackets, '[2, 4, 4]'), 'não foi contado'],
  ['a deadline of the bracket', (it) => (it.bracket = { closesAtMs: 2e12, isEarly: false }), 'a chave fechou depois'],
  ['who went through', (it) => inLine(it.cup, 'true, 0, 1', 'true, 2, 1'), 'a chave e as perguntas contam'],
  [
    'a pick dated after kick-off',
    (it) =>
      first(it.matches, (line) => words(line, 3, '1')) && (it.matches = it.matches.map((line) => words(line, 3, '1'))),
  ],
]

/** The file after person 2 deleted their account, and after guest 1, who keeps what they played, joined an account. */
async function withoutTwo(db: TestDatabase['db']): Promise<PoolFile | undefined> {
  await db.transaction().execute(async (trx) => {
    await forgetManager(trx, 2)
    await sql`
      insert into manager (id, kind, name, name_key, country, avatar_seed, created_at)
      values (9, 'guest', 'Conta', 'conta', 'BR', 'c', game_now())`.execute(trx)
    await sql`insert into manager_merge (guest_id, account_id, at) values (1, 9, game_now())`.execute(trx)
    await sql`update var_entry set manager_id = 9 where manager_id = 1`.execute(trx)
    await forgetManager(trx, 1)
  })
  return readPoolFile(db, { championshipId: firstChampionship, poolId: CUP_BOLAO })
}

test('the table of a bolão is computed again from sealed picks and answers, and every difference is named (BL4, JN4, VR10)', async () => {
  const { db, drop } = await playedPool()
  const file = await readPoolFile(db, { championshipId: firstChampionship, poolId: CUP_BOLAO })
  // JN4: two names of a club became one before the deadline. Receipts from before that accuse nobody.
  const { rows: brackets } = await rowOf({ leafHash: text, opening: text }).sql`
    select leaf_hash as "leafHash", opening from var_entry where kind = 'bracket' and manager_id = 1 order by id`.execute(
    db,
  )
  expect(brackets.map(({ opening }) => /"clubs": (\S+ \S+ \S+),/.exec(opening)?.[1])).toEqual([
    '[5, 3, 5]',
    '[1, 3, 1]',
  ])
  const own = file && (await checkOwn(brackets.slice(0, 1) as Receipt[], file))
  expect([own?.compared, own?.wrong, own?.notes?.length]).toEqual([1, [], 1])
  const late = { championshipId: firstChampionship, managerId: null, goneId: 2, keptId: 3 }
  expect(await joinClubs(db, late), 'nothing that is closed is renamed').toEqual(fail('join_in_bolao'))
  const shows = async (kind: string) => {
    const { rows } = await rowOf({ leafHash: text }).sql`
      select leaf_hash as "leafHash" from var_entry where kind = ${kind} and leaf_hash is not null limit 1`.execute(db)
    return (
      (await proveEntry(db, { championshipId: firstChampionship, leafHash: rows[0]?.leafHash ?? '' })) !== undefined
    )
  }
  expect([await shows('pool'), await shows('question'), await shows('pick')]).toEqual([true, true, true])
  await sql`update league set visibility = 'private' where id = ${CUP_BOLAO}`.execute(db)
  expect([await shows('pool'), await shows('question'), await shows('pick')], 'BL4').toEqual([false, false, true])
  const left = await withoutTwo(db)
  await drop()
  const deleted = left?.members.filter((line) => line.endsWith(' deleted'))
  expect(deleted, 'VR8: their saves cannot be opened').toHaveLength(2)
  // MG2: the account is not in the bolão, and the picks of the guest stay there under the guest's own number.
  const guest = left?.members.find((line) => line.split(' ')[3] === '99')
  expect(left?.openings.map(({ opening }) => opening.split('\n')[1])).toContain(guest?.split(' ')[0])
  if (!file) throw new Error('the log has not begun')
  const { checks, isRight, text: report } = await checkPool(file)
  expect(checks.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(isRight).toBe(true)
  expect(report).toContain('3 pessoas')
  expect(checks.filter(({ compared }) => compared === 0).map(({ name }) => name)).toEqual([])
  // VR8: nobody can open what a deleted account saved.
  const [gone, owner] = [structuredClone(file), file.picks.find((line) => line.includes(' own '))?.split(' ')[0] ?? '']
  gone.members = gone.members.map((line) => (line.startsWith(owner) ? `${line} deleted` : line))
  gone.openings = gone.openings.filter(({ opening }) => opening.split('\n')[1] !== owner)
  const unsealed = await checkPool(gone)
  expect(unsealed.checks.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(unsealed.text).toMatch(/[1-9]\d* sem lacre/)
  for (const [name, change, named = ''] of changes) {
    const changed = structuredClone(file)
    change(changed)
    const wrong = (await checkPool(changed)).checks.flatMap((check) => check.wrong)
    expect(wrong, name).not.toEqual([])
    expect(wrong.join('\n'), name).toContain(named)
  }
})
