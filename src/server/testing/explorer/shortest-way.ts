import { exploreSeason, SeasonFailed, type Cut } from './explore-season.ts'

const MOST_REPLAYS = 60

const fails = (seed: number, cut: Cut) =>
  exploreSeason(seed, cut).then(
    () => false,
    (error) => error instanceof SeasonFailed,
  )

/** The parts that a failure needs: leaves out halves, quarters and single parts as long as the season still fails. */
export async function shortestWay(
  seed: number,
  { played: { optional }, atMs }: SeasonFailed,
): Promise<typeof optional> {
  const without = new Set<string>()
  let replays = 0
  const left = () => optional.filter(({ name }) => !without.has(name))
  for (let size = Math.ceil(optional.length / 2); ; size = Math.ceil(size / 2)) {
    for (let from = 0; from < left().length && replays < MOST_REPLAYS; replays++) {
      const tried = left().slice(from, from + size)
      const less = new Set([...without, ...tried.map(({ name }) => name)])
      if (await fails(seed, { without: less, untilMs: atMs })) for (const { name } of tried) without.add(name)
      else from += size
    }
    if (size === 1 || replays >= MOST_REPLAYS) return left()
  }
}
