import { expect, test } from 'vitest'
import { importing } from '#web/copy/pt-BR/importing.ts'
import { roundLines } from '#web/game/import/round-lines.ts'
import { int, rowOf, text } from '#db/connection/row.ts'
import { decideMatch } from '#jobs/life-cycle/decide-match.ts'
import { createImports } from '#jobs/operate/create-imports.ts'
import { createProviders } from '#jobs/providers.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '#db/schema/schema.ts'
import { judgeRounds } from './cartola/cartola-statement.ts'
import { askedFor } from './import-championship.ts'
import { readFiles } from './read/read-files.ts'
import { useRealFiles } from '#jobs/testing/real-files.ts'
import { named } from '#jobs/testing/template-files.ts'
import { verifyChampionship } from './verify-championship.ts'

const { database, bringFiles, play } = useRealFiles()
const importsOf = (db: Kysely<Tables>) =>
  createImports(db, createProviders(db), { read: readFiles, judge: judgeRounds })

const fixtures = (name: string, score: string) =>
  named(
    name,
    [
      '= Série A 2024',
      '» Matchday 1',
      '  Sat Apr/13 2024',
      '    16.00  Aurora v Cascata 1-1',
      '    18.30  Guarita v Jacarandá 0-0',
      '» Matchday 2',
      '  Sat Apr/20',
      `    16.00  Cascata v Aurora ${score}`,
    ].join('\n'),
  )

const HEAD =
  'atletas.atleta_id,atletas.apelido,atletas.clube.id.full.name,atletas.posicao_id,atletas.preco_num,atletas.rodada_id,atletas.pontos_num,atletas.jogos_num,atletas.entrou_em_campo,DS'
const roundFile = (round: number) =>
  named(
    `rodada-${round}.csv`,
    [
      HEAD,
      `9001,Davi,Aurora,4,9.00,${round},1.2,${round},True,${round}`,
      `9002,Juca,Cascata,4,9.00,${round},1.2,${round},True,${round}`,
      `9003,Otto,Guarita,4,9.00,${round},0,0,False,`,
      `9004,Yan,Jacarandá,4,9.00,${round},0,0,False,`,
      '',
    ].join('\n'),
  )

test('IM5 in the second week the preview names a file of this week for matches that do not count', async () => {
  const { slug } = await bringFiles([fixtures('jogos.txt', ''), roundFile(1)], { name: 'Semanas' })
  const files = [fixtures('jogos-semana-2.txt', '2-0'), roundFile(2)]
  const { problems } = await readFiles(files, await askedFor(database().db, { into: slug }))
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'matches_not_counted', file: 'jogos-semana-2.txt', values: { count: 1 } }),
  )
})

test('IM14 rounds with results and without a file of their own are named as one range, before and after the import', async () => {
  const rounds = Array.from({ length: 5 }, (_, index) => [
    `» Matchday ${index + 1}`,
    `  Sat Apr/${index + 10} 2024`,
    `    16.00  ${index % 2 === 0 ? 'Aurora v Cascata' : 'Cascata v Aurora'} ${index < 4 ? '1-1' : ''}`,
  ])
  const all = named('jogos.txt', ['= Série A 2024', ...rounds.flat()].join('\n'))
  const files = [all, roundFile(1)]
  const model = await readFiles(files)
  expect(model.roundNews.map(({ round, state }) => `${round} ${state}`)).toEqual([
    '1 known',
    '2 no_file',
    '3 no_file',
    '4 no_file',
  ])
  expect(roundLines(model.roundNews, importing.rounds)[1]).toMatch(/^Rodadas 2 a 4: os resultados estão aqui/)

  const { slug, championshipId } = await bringFiles(files, { name: 'Sem arquivos' })
  await play(championshipId)
  const { waiting, withoutFile } = await verifyChampionship(database().db, championshipId)
  expect({ waiting, withoutFile }).toEqual({ waiting: [], withoutFile: [2, 3, 4] })

  const later = await readFiles([roundFile(3)], await askedFor(database().db, { into: slug }))
  expect(later.roundNews.map(({ round, state }) => `${round} ${state}`)).toEqual([
    '3 waiting',
    '2 no_file',
    '4 no_file',
  ])

  await bringFiles([roundFile(4)], { into: slug })
  const { rounds: told } = await importsOf(database().db).check(championshipId)
  expect(roundLines(told, importing.rounds).map((line) => line.split(',')[0])).toEqual([
    'Rodada 4: espera o arquivo da rodada 3',
    'Rodadas 2 a 3: os resultados estão aqui e os arquivos com os pontos dos jogadores ainda não. Envie-os quando puder; até lá',
  ])
})

test('IM1 MT1 a result alone is that of the postponed match, not of the same clubs in another round', async () => {
  const jogos = (...lines: string[]) =>
    named('jogos.csv', ['rodada;data;hora;mandante;visitante;gols mandante;gols visitante', ...lines, ''].join('\n'))
  const { championshipId, slug } = await bringFiles(
    [
      jogos(
        '1;04/05/2024;16:00;Azul;Verde;3;0',
        '2;11/05/2024;16:00;Azul;Verde;;',
        '2;11/05/2024;16:00;Roxo;Preto;1;0',
      ),
    ],
    { name: 'Dois encontros' },
  )
  await play(championshipId)
  const { rows } = await rowOf({ id: int }).sql`
    select m.id from match m join season s on s.id = m.season_id
    where s.championship_id = ${championshipId} and m.state = 'scheduled'`.execute(database().db)
  await decideMatch(database().db, {
    matchId: rows[0]?.id ?? 0,
    decision: { kind: 'postponed' },
    reason: 'chuva',
    by: 'operator',
  })
  await bringFiles([jogos('2;29/05/2024;16:00;Azul;Verde;2;1')], { into: slug })
  await play(championshipId)
  const { rows: scores } = await rowOf({ score: text.orNull }).sql`
    select m.home_score || '-' || m.away_score as score from match m join season s on s.id = m.season_id
    join club h on h.id = m.home_club_id where s.championship_id = ${championshipId} and h.name = 'Azul' order by m.id`.execute(
    database().db,
  )
  expect(scores).toEqual([{ score: '3-0' }, { score: '2-1' }])
})
