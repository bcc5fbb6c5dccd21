import { describe, expect, test } from 'vitest'
import { parseCartola } from './cartola-file.ts'
import { decodeText, repairDoubleEncoding } from '#jobs/csv/decode-text.ts'

describe('text of round files', () => {
  test('UTF-8 with or without a BOM, else ISO-8859-1', () => {
    expect(decodeText(Buffer.from('Cuiabá'))).toBe('Cuiabá')
    expect(decodeText(Buffer.from('\ufeffCuiabá'))).toBe('Cuiabá')
    expect(decodeText(Buffer.from('Cuiabá', 'latin1'))).toBe('Cuiabá')
  })

  test('text that was encoded twice is repaired, and correct accents stay', () => {
    expect(repairDoubleEncoding('FÃ¡bio')).toBe('Fábio')
    expect(repairDoubleEncoding('JOÃO Grêmio Ñandú')).toBe('JOÃO Grêmio Ñandú')
    expect(repairDoubleEncoding('Dudu')).toBe('Dudu')
  })
})

const HEADER = 'atletas.atleta_id,atletas.rodada_id,atletas.posicao_id,atletas.pontos_num,atletas.preco_num,G,SG'
const parse = (text: string) => parseCartola('rodada-1.csv', text)

describe('a round file that cannot be trusted is refused with its reason', () => {
  test.each([
    ['not_a_round_file', 'nome,idade\nA,1'],
    ['ragged_line', `${HEADER}\n1,1,5,8,10,1`],
    ['bad_cell', `${HEADER}\n1,1,5,oito,10,1,`],
    ['bad_cell', `${HEADER}\n1,1,9,8,10,1,`],
    ['duplicate_athletes', `${HEADER}\n1,1,5,8,10,1,\n1,1,5,8,10,1,`],
    ['no_rows', HEADER],
    ['bad_json', '{"atletas": [}'],
    ['bad_json', '{"atletas": []}'],
  ])('%s', (kind, text) => {
    const answer = parse(text)
    expect(answer.ok ? 'accepted' : answer.error.kind).toBe(kind)
  })

  test('a sound file is read by the names of its columns', () => {
    expect(parse(`${HEADER}\n7,1,ata,8.8,12.5,1,NA`)).toMatchObject({
      ok: true,
      value: {
        roundId: 1,
        hasPoints: true,
        rows: [
          { athleteId: 7, position: 'Atacante', publishedHundredths: 880, priceHundredths: 1250, scouts: { goal: 1 } },
        ],
      },
    })
  })
})
