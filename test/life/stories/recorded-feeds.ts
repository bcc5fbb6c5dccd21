import { readdirSync } from 'node:fs'
import type { Answer } from '#jobs/testing/feed-server.ts'
import { readShared, sharedFolder, YEAR } from './files.ts'

/** All recordings are from 2026, later than February, so one shift in seconds fits them all. */
const RECORDED = 2026
const SHIFT_SECONDS = (Date.UTC(YEAR, 7, 15) - Date.UTC(RECORDED, 7, 15)) / 1_000

const moved = (text: string) =>
  text
    .replaceAll(`${RECORDED}-`, `${YEAR}-`)
    .replaceAll(/("timestamp": ?)(\d{10})/g, (_all, name: string, at: string) => name + (Number(at) + SHIFT_SECONDS))

interface Moment {
  atMs: number
  answers: () => Record<string, string>
}

const CUP_FOLDER = ['futebol', 'mundial-2026'] as const
export const CUP_PATH = '/copa/worldcup.json'
const cupMoments: Moment[] = (
  [
    ['worldcup_0_2026-05-03', '05-03T12:00'],
    ['worldcup_1_2026-06-22', '06-22T12:00'],
    ['worldcup_2_2026-06-28T0401Z', '06-28T04:01'],
    ['worldcup_3_2026-06-28T0759Z', '06-28T07:59'],
    ['worldcup_4_2026-07-06', '07-06T12:00'],
    ['worldcup_5_2026-07-15', '07-16T12:00'],
    ['worldcup', '07-20T12:00'],
  ] as const
).map(([file, at]) => ({
  atMs: Date.parse(`${YEAR}-${at}:00Z`),
  answers: () => ({ [CUP_PATH]: moved(readShared(...CUP_FOLDER, `${file}.json`)) }),
}))

const CARTOLA_FOLDER = ['feeds', 'cartola-api', '2026-rodada23'] as const
export const CARTOLA_PATH = '/cartola'
export const CARTOLA_ROUND = 23
const addresses: Readonly<Record<string, string>> = {
  status: '/mercado/status',
  mercado: '/atletas/mercado',
  partidas: `/partidas/${CARTOLA_ROUND}`,
  pontuados: '/atletas/pontuados',
  'partidas-23': '/partidas/23',
  'partidas-24': '/partidas/24',
  'pontuados-23': '/atletas/pontuados/23',
}

/** A folder for each recording, with its time in the name. */
const cartolaMoments = (): Moment[] =>
  readdirSync(sharedFolder(...CARTOLA_FOLDER))
    .toSorted()
    .map((folder) => {
      const [, date = '', hour, minute] = /_\d{4}-(\d\d-\d\d)T(\d\d)(\d\d)Z/.exec(folder) ?? []
      const answers = () =>
        Object.fromEntries(
          readdirSync(sharedFolder(...CARTOLA_FOLDER, folder)).map((file) => [
            CARTOLA_PATH + addresses[file.replace('.json', '')],
            moved(readShared(...CARTOLA_FOLDER, folder, file)),
          ]),
        )
      return { atMs: Date.parse(`${YEAR}-${date}T${hour}:${minute}:00Z`), answers }
    })

export type FeedName = 'cup' | 'cartola'
const momentsOf = (name: FeedName) => (name === 'cup' ? cupMoments : cartolaMoments())

/** The times of a feed's recordings. */
export const recordedAt = (name: FeedName): number[] => momentsOf(name).map(({ atMs }) => atMs)

const newest = (name: FeedName, nowMs: number) => momentsOf(name).findLast(({ atMs }) => atMs <= nowMs)

let read: { of: string; answers: Record<string, Answer> } | undefined

/** What the sources answer at this time. */
export function feedAnswersAt(nowMs: number): Record<string, Answer> {
  const known = (['cup', 'cartola'] as const).map((name) => newest(name, nowMs))
  const of = known.map((moment) => moment?.atMs).join()
  if (read?.of !== of) {
    const bodies = known.flatMap((moment) => Object.entries(moment?.answers() ?? {}))
    read = { of, answers: Object.fromEntries(bodies.map(([path, body]) => [path, { body }])) }
  }
  return read.answers
}

interface CupMatch {
  team1: string
  team2: string
  group?: string
  score?: { ft?: [number, number] }
}

/** Recorded results of the cup at this time. Those of the groups make its tables. */
export function cupResultsAt(nowMs: number) {
  const text = newest('cup', nowMs)?.answers()[CUP_PATH]
  const { matches } = JSON.parse(text ?? '{"matches": []}') as { matches: CupMatch[] }
  return matches.flatMap(({ team1, team2, group, score }) => {
    if (!score?.ft) return []
    const [homeGoals, awayGoals] = score.ft
    return [{ home: team1, away: team2, homeGoals, awayGoals, isOfGroup: group !== undefined }]
  })
}
