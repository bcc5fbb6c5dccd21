import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './server-process.ts'

const FILE = path.join(root, '..', 'shared', 'data', 'futebol', 'mundial-2022', 'worldcup.json')
export const missing = existsSync(FILE) ? '' : ' (skipped: no real data at ../shared/data)'

interface Said {
  round: string
  team1: string
  team2: string
  num?: number
  group?: string
  score?: { ft: [number, number]; et?: [number, number]; p?: [number, number] }
}

const STAGES = ['Round of 16', 'Quarter-finals', 'Semi-finals', 'Final']
/** The match for third place belongs to the stage of the final, although it is played a day earlier. */
const stageOf = ({ round, group }: Said) => (group ? 0 : round.startsWith('Match for') ? 4 : 1 + STAGES.indexOf(round))

function winnerOf({ team1, team2, score }: Said): string {
  const [one, two] = score?.p ?? score?.et ?? score?.ft ?? [0, 0]
  return one > two ? team1 : team2
}

/** The order of the round of sixteen by the draw, as in the file. */
const SIXTEEN = ['1A 2B', '1C 2D', '1D 2C', '1B 2A', '1E 2F', '1G 2H', '1F 2E', '1H 2G']
const FIRST_TIE = 49

/** The file as it was after a stage (0: the groups, -1: before them), without later scores and unknown clubs. */
export function asOf(stage: number): object {
  const { name, matches } = JSON.parse(readFileSync(FILE, 'utf8')) as { name: string; matches: Said[] }
  const ties = matches.filter(({ group }) => !group).map((tie, at) => ({ ...tie, num: FIRST_TIE + at }))
  const slotOf = (club: string, before: number, isLoser: boolean) => {
    const from = ties.findLast(
      (tie) => stageOf(tie) <= before && !tie.round.startsWith('Match') && [tie.team1, tie.team2].includes(club),
    )
    return `${isLoser ? 'L' : 'W'}${from?.num}`
  }
  const masked = ties.map((tie, at): Said => {
    const own = stageOf(tie)
    if (own <= stage) return tie
    const { score: _score, ...rest } = tie
    const [home = '', away = ''] = SIXTEEN[at]?.split(' ') ?? []
    if (own === 1) return { ...rest, team1: home, team2: away }
    const isLoser = tie.round.startsWith('Match')
    const before = isLoser ? 3 : own - 1
    return { ...rest, team1: slotOf(tie.team1, before, isLoser), team2: slotOf(tie.team2, before, isLoser) }
  })
  const groups = matches
    .filter(({ group }) => group)
    .map(({ score, ...match }) => (stage < 0 || !score ? match : { ...match, score }))
  return { name, matches: [...groups, ...masked] }
}

/** The winners of each stage: a perfect bracket. */
export const winnersByStage = (): string[][] => {
  const { matches } = JSON.parse(readFileSync(FILE, 'utf8')) as { matches: Said[] }
  return STAGES.map((stage) => matches.filter(({ round }) => round === stage).map(winnerOf))
}
