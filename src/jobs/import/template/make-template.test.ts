import { expect, test } from 'vitest'
import { readFiles } from '#jobs/import/read/read-files.ts'
import { TEMPLATE_SHEETS, templateCsv, templateWorkbook } from './make-template.ts'

const facts = (model: Awaited<ReturnType<typeof readFiles>>) => ({
  clubs: model.clubs.map(({ name, code, colours }) => ({ name, code, colours })),
  players: model.players.map(({ name, position, price }) => ({ name, position, price })),
  matches: model.matches.map(({ key, round, startsAtMs }) => ({ key, round, startsAtMs })),
  problems: model.problems.map(({ code }) => code),
})

test('IM2 IM4 the downloaded template can be imported unchanged, as a workbook and as CSV', async () => {
  const fromWorkbook = await readFiles([{ name: 'modelo.xlsx', bytes: await templateWorkbook() }])
  const fromCsv = await readFiles(
    TEMPLATE_SHEETS.map((sheet) => ({ name: `${sheet}.csv`, bytes: Buffer.from(templateCsv(sheet)) })),
  )
  expect(facts(fromWorkbook)).toEqual(facts(fromCsv))
  expect(facts(fromCsv)).toMatchObject({ problems: ['prices_given'], matches: [{ round: 1 }, { round: 2 }] })
  expect(new Set(fromCsv.players.map(({ position }) => position))).toEqual(
    new Set(['Goleiro', 'Defensor', 'Meio-Campo', 'Atacante']),
  )
  expect(new Date(fromCsv.matches[0]?.startsAtMs ?? 0).toISOString()).toBe('2027-03-07T19:00:00.000Z')
})
