import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import type { NamedBytes } from '#jobs/import/read/read-file.ts'
import { at, missing } from './real-files.ts'
import { parseCartola, type CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { decodeText } from '#jobs/csv/decode-text.ts'

export type Year = 2021 | 2022 | 2023 | 2024

const read = (file: string, name = path.basename(file)): NamedBytes => ({ name, bytes: readFileSync(file) })

/** Files of whole seasons; packed ones are unpacked while the tests run. */
export function useSeasons() {
  const folder = missing === '' ? mkdtempSync(path.join(tmpdir(), 'craque-seasons-')) : ''
  afterAll(() => {
    if (folder !== '') rmSync(folder, { recursive: true })
  })

  function folderOf(year: Year): string {
    if (year === 2024) return at('cartola/2024')
    const unpacked = path.join(folder, String(year))
    if (!existsSync(unpacked)) execFileSync('tar', ['-xJf', at(`cartola/${year}.tar.xz`), '-C', folder])
    return unpacked
  }

  /** The file of a round. */
  const roundFile = (year: Year, round: number): NamedBytes =>
    read(path.join(folderOf(year), year === 2021 ? `Mercado_${round + 1}.txt` : `rodada-${round}.csv`))

  function parsed(year: Year, round: number): CartolaFile {
    const { name, bytes } = roundFile(year, round)
    const file = parseCartola(name, decodeText(bytes))
    if (!file.ok) throw new Error(file.error.kind)
    return file.value
  }

  function fixtures(year: Year): NamedBytes {
    if (year === 2024) return read(at('futebol/brasil/openfootball-2024/2024_br1.txt'))
    if (year === 2023) return recordedMatches((round) => parsed(year, round))
    return read(at(`futebol/brasil/openfootball_${year}_br1.txt`))
  }

  /** The number of players on the pitch in a round's file: each of them must have points. */
  const fieldedIn = (year: 2024, round: number): number =>
    parsed(year, round).rows.filter(({ tookPart, position }) => tookPart && position !== 'coach').length

  return { roundFile, fixtures, fieldedIn }
}

interface Recorded {
  rodada: number
  clubes: Record<string, { nome: string }>
  partidas: { clube_casa_id: number; clube_visitante_id: number; partida_data: string; valida: boolean }[]
}

const LAST_RECORDED = 34

/** Goals of a club in a round, and own goals, from the growth of its players' totals. */
function goalsOf(before: CartolaFile | undefined, file: CartolaFile) {
  const earlier = new Map(before?.rows.map(({ athleteId, scouts }) => [athleteId, scouts]))
  const goals = new Map<string, { goal: number; ownGoal: number }>()
  for (const { athleteId, club, scouts } of file.rows) {
    const old = earlier.get(athleteId)
    const sum = goals.get(club) ?? { goal: 0, ownGoal: 0 }
    for (const scout of ['goal', 'ownGoal'] as const) sum[scout] += (scouts[scout] ?? 0) - (old?.[scout] ?? 0)
    goals.set(club, sum)
  }
  return goals
}

/**
 * The matches of 2023 as a sheet. The source was recorded before most of them were over: their scores come from the
 * scouts.
 */
function recordedMatches(fileOf: (round: number) => CartolaFile): NamedBytes {
  const lines = ['rodada;data;hora;mandante;visitante;gols1;gols2']
  let before: CartolaFile | undefined
  for (let round = 1; round <= LAST_RECORDED; round++) {
    const folder = `feeds/cartola-api/2023/rodada${String(round).padStart(2, '0')}`
    const { clubes, partidas } = JSON.parse(readFileSync(at(`${folder}/partidas.json`), 'utf8')) as Recorded
    const file = fileOf(round)
    const goals = goalsOf(before, file)
    before = file
    for (const { clube_casa_id, clube_visitante_id, partida_data, valida } of partidas) {
      if (!valida) continue
      const [home, away] = [clube_casa_id, clube_visitante_id].map((id) => clubes[id]?.nome ?? '') as [string, string]
      const score = (club: string, other: string) =>
        Math.max(0, (goals.get(club)?.goal ?? 0) + (goals.get(other)?.ownGoal ?? 0))
      const [date = '', time = ''] = partida_data.split(' ')
      const day = date.split('-').reverse().join('/')
      lines.push([round, day, time.slice(0, 5), home, away, score(home, away), score(away, home)].join(';'))
    }
  }
  return { name: 'jogos.csv', bytes: Buffer.from(`${lines.join('\n')}\n`) }
}
