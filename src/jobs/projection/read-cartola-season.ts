import { readdir } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { groupBy } from '#domain/group-by.ts'
import { rankShares } from '#domain/projection/rank-shares.ts'
import { signalsOfScouts } from '#domain/projection/scout-signals.ts'
import { playerPointTenths, type Rules } from '#domain/scoring/player-points.ts'
import type { Position } from '#domain/sport/position.ts'
import { readCartolaFile, roundInName, type CartolaFile } from '#jobs/import/cartola/cartola-file.ts'
import { seasonOf, type RoundRow } from '#jobs/import/cartola/cartola-season.ts'
import type { ProjectionSeason, SeasonRow } from './season.ts'

const WEEK_MS = 7 * 86_400_000

const isPlayer = (one: RoundRow): one is RoundRow & { row: { position: Position } } => one.row.position !== 'coach'

async function readFiles(folder: string): Promise<CartolaFile[]> {
  const files: CartolaFile[] = []
  for (const name of await readdir(folder)) {
    if (roundInName(name) === undefined) continue
    const file = await readCartolaFile(join(folder, name))
    if (file.ok) files.push(file.value)
  }
  return files.toSorted((a, b) => a.roundId - b.roundId)
}

/** The price before a round is that of the file before it: the round's own file was taken after the round. */
export async function readCartolaSeason(folder: string, rules: Rules): Promise<ProjectionSeason> {
  const season = seasonOf()
  const priceBefore = new Map<number, number>()
  const rows: SeasonRow[] = []
  let previous = 0
  for (const file of await readFiles(folder)) {
    const told = season.addRound(file.roundId, file.rows).filter(isPlayer)
    const isOneRound = file.roundId === previous + 1
    previous = file.roundId
    const prices = new Map<RoundRow, number>()
    for (const line of groupBy(told, ({ row }) => row.position).values()) {
      const shares = rankShares(line.map(({ row }) => priceBefore.get(row.athleteId) ?? 0))
      line.forEach((one, at) => prices.set(one, shares[at] ?? 0))
    }
    for (const one of isOneRound ? told : []) {
      const { row, scouts, tookPart } = one
      const position = row.position
      rows.push({
        round: file.roundId,
        player: String(row.athleteId),
        position,
        club: row.club,
        opponent: null,
        isHome: false,
        match: {
          atMs: file.roundId * WEEK_MS,
          minutes: tookPart ? 90 : 0,
          started: tookPart,
          scouts,
          ...signalsOfScouts(scouts, position),
        },
        signs: { price: prices.get(one) ?? 0, owned: 0, share: 0, bought: 0, sold: 0, fall: 0 },
        pointTenths: tookPart ? playerPointTenths({ position, scouts }, rules) : 0,
      })
    }
    for (const { row } of told) priceBefore.set(row.athleteId, row.priceHundredths)
  }
  return { name: basename(resolve(folder)), rows, results: [], hasMinutes: false }
}
