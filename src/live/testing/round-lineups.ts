import { packRound, type LineupRow, type RoundLineups } from '#live/round-lineups.ts'

export function roundLineups({
  rows,
  ...of
}: Parameters<typeof packRound>[0] & { rows: Iterable<LineupRow> }): RoundLineups {
  const packing = packRound(of)
  for (const row of rows) packing.add(row)
  return packing.finish()
}
