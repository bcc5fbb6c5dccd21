import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nothingStored } from '#db/import/stored-championship.ts'
import { refuses } from '#domain/import/problem.ts'
import type { ChampionshipId } from '#domain/ids.ts'
import type { NamedBytes } from './read/read-file.ts'
import { readFiles } from './read/read-files.ts'
import { planImport } from './store/plan-import.ts'
import { templateWorkbook } from './template/make-template.ts'
import { named, templateFiles } from '#jobs/testing/template-files.ts'

const ROUND_FILE = [
  ',atletas.apelido,atletas.clube.id.full.name,atletas.rodada_id,atletas.clube_id,atletas.pontos_num,atletas.preco_num,atletas.posicao_id,atletas.atleta_id,atletas.entrou_em_campo,G,SG',
  '0,Fábio,Fluminense,1,266,4.0,12.1,1,37656,True,,1.0',
  '1,Cano,Fluminense,1,266,8.0,14.2,5,37657,True,1.0,',
  '',
].join('\n')
const TEXT_FILE = '= Série A 2024\n\n» Matchday 1\n  Sat Apr/13 2024\n    18.30  Fluminense FC  v EC Bahia  1-0 (0-0)\n'
const JSON_FILE = JSON.stringify({
  name: 'Copa 2030',
  matches: [
    {
      round: 'Matchday 1',
      date: '2030-06-08',
      time: '13:00 UTC-6',
      team1: 'Brazil',
      team2: 'Chile',
      group: 'Group A',
      score: { ft: [2, 0] },
    },
    { round: 'Final', num: 2, date: '2030-07-08', team1: '1A', team2: '2A' },
  ],
})
const FPL_FILE =
  'name,position,team,element,fixture,kickoff_time,minutes,round,total_points,was_home,team_h_score,team_a_score,goals_scored,value\n' +
  'A,FWD,Arsenal,1,7,2024-08-16T19:00:00Z,90,1,6,True,1,0,1,60\nB,GK,Fulham,2,7,2024-08-16T19:00:00Z,90,1,1,False,1,0,0,45\n'

const sound = async (): Promise<NamedBytes[]> => [
  ...templateFiles(),
  named('rodada-1.csv', ROUND_FILE),
  named('br1.txt', TEXT_FILE),
  named('cup.json', JSON_FILE),
  named('gw1.csv', FPL_FILE),
  { name: 'modelo.xlsx', bytes: await templateWorkbook() },
]

type Damage = (bytes: Buffer) => Buffer

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc
    .double({ min: 0, max: 1, noNaN: true })
    .map((share) => (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share))),
  fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => (bytes: Buffer) => {
    const copy = Buffer.from(bytes)
    if (copy.length > 0) copy[at % copy.length] = byte
    return copy
  }),
  fc
    .constantFrom<BufferEncoding>('latin1', 'utf16le')
    .map((encoding) => (bytes: Buffer) => Buffer.from(bytes.toString('utf8'), encoding)),
  // Columns swap places, but not their header.
  fc.nat(20).map(
    (by) => (bytes: Buffer) =>
      Buffer.from(
        bytes
          .toString('utf8')
          .split('\n')
          .map((line, index) => {
            const cells = line.split(/[,;]/)
            return index === 0
              ? line
              : [...cells.slice(by % cells.length), ...cells.slice(0, by % cells.length)].join(',')
          })
          .join('\n'),
      ),
  ),
  fc.string({ maxLength: 40 }).map((text) => (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(text)])),
  fc.constant((bytes: Buffer) => Buffer.concat([bytes, bytes])),
)

async function attempt(files: NamedBytes[]) {
  const model = await readFiles(files)
  let last = 0
  const plan = await planImport(model, {
    championshipId: 2 as ChampionshipId,
    stored: nothingStored(),
    nowMs: 0,
    give: (_table, count) => Promise.resolve(Array.from({ length: count }, () => --last)),
  })
  return plan.problems
}

test('IM9 a damaged file is read or refused with a reason, and never crashes the reader', async () => {
  const files = await sound()
  const one = fc.nat(files.length - 1)
  await fc.assert(
    fc.asyncProperty(one, fc.array(damage, { minLength: 1, maxLength: 3 }), async (at, damages) => {
      const { name, bytes } = files[at]!
      const harmed = damages.reduce<Buffer>((now, harm) => harm(now), Buffer.from(bytes))
      const problems = await attempt([{ name, bytes: harmed }])
      for (const { file, code, line } of problems) {
        expect(file).not.toContain('\n')
        expect(line === null || line > 0).toBe(true)
        expect(typeof refuses({ code })).toBe('boolean')
      }
    }),
    { numRuns: 300 },
  )
})
