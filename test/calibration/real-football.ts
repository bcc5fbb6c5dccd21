import { existsSync, readFileSync } from 'node:fs'
import type { FieldPosition } from '#domain/sport/position.ts'

const DATA = new URL('../../../shared/data/', import.meta.url)
const RESULTS = new URL('futebol/brasil/BRA_2012-2022.csv', DATA)
const CARTOLA = new URL('cartola/2024/', DATA)

export const hasRealData = existsSync(RESULTS) && existsSync(CARTOLA)

function parse(text: string): Record<string, string>[] {
  const lines = text.trim().split(/\r?\n/)
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((match) => (match[1] ?? '').replaceAll('"', ''))
  const header = cells(lines[0] ?? '')
  return lines.slice(1).map((line) => {
    const row = cells(line)
    return Object.fromEntries(header.map((name, i) => [name, row[i] ?? '']))
  })
}

export function realResults(): { home: number; away: number }[] {
  return parse(readFileSync(RESULTS, 'utf8'))
    .filter((row) => row.HG !== '')
    .map((row) => ({ home: Number(row.HG), away: Number(row.AG) }))
}

const POSITION_BY_ID: Record<string, FieldPosition> = {
  1: 'Goleiro',
  2: 'Defensor',
  3: 'Defensor',
  4: 'Meio-Campo',
  5: 'Atacante',
}

/** Points of everybody who played in 2024, by position. Coaches are left out. */
export function realPoints(): Record<FieldPosition, number[]> {
  const points: Record<FieldPosition, number[]> = { Goleiro: [], Defensor: [], 'Meio-Campo': [], Atacante: [] }
  for (let round = 1; round <= 38; round++) {
    for (const row of parse(readFileSync(new URL(`rodada-${round}.csv`, CARTOLA), 'utf8'))) {
      const position = POSITION_BY_ID[row['atletas.posicao_id'] ?? '']
      if (position && row['atletas.entrou_em_campo'] === 'True')
        points[position].push(Number(row['atletas.pontos_num']))
    }
  }
  return points
}
