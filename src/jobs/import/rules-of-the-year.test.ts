import { expect, test } from 'vitest'
import type { NamedBytes } from './read/read-file.ts'
import { useRealFiles } from '#jobs/testing/real-files.ts'
import { named } from '#jobs/testing/template-files.ts'
import { verifyChampionship } from './verify-championship.ts'

const { database, bringFiles, play } = useRealFiles()

const fixtures = (score: string) =>
  named(
    'jogos.txt',
    ['= Série A 2024', '', '» Matchday 1', '  Sat Apr/13 2024', `    16.00  Aurora v Cascata ${score}`].join('\n'),
  )
const planned = fixtures('')
const played = fixtures('1-1')

const HEAD =
  'atleta_id,apelido,clube.id.full.name,posicao_id,preco_num,rodada_id,pontos_num,jogos_num,entrou_em_campo,DS'
    .split(',')
    .map((name) => (name === 'DS' ? name : `atletas.${name}`))
    .join(',')
/** Two tackles: 2.4 points by the rules of 2024, 3 by those of 2025. */
const roundFile = named(
  'rodada-1.csv',
  [HEAD, '9001,Davi,Aurora,4,9.00,1,2.4,1,True,2', '9002,Juca,Cascata,4,9.00,1,1.2,1,True,1', ''].join('\n'),
)

test.each<[string, NamedBytes[][]]>([
  ['fixtures, later results and a round file', [[planned], [played, roundFile]]],
  ['results, later a round file alone', [[played], [roundFile]]],
  ['a round file, later results alone', [[roundFile], [played]]],
])('SC1 %s: the season is scored by the rules of its year', async (title, weeks) => {
  const { db } = database()
  let to: { name: string } | { into: string } = { name: title }
  for (const files of weeks) {
    const { slug, championshipId } = await bringFiles(files, to)
    to = { into: slug }
    if (files === weeks.at(-1)) {
      await play(championshipId)
      expect(await verifyChampionship(db, championshipId)).toMatchObject({
        published: 2,
        reproduced: 2,
        mismatches: [],
      })
    }
  }
})
