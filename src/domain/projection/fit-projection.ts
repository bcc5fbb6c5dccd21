import { SCOUTS, type Scout } from '#domain/scoring/scouts.ts'
import { fitChance, fitLine } from './fit.ts'
import { lineFeatures, sharedFeatures } from './line-features.ts'
import { minutesFeatures } from './minutes-features.ts'
import type { Candidate, PastMatch } from './past.ts'
import type { LineSettings, ProjectionSettings } from './project.ts'

/** A player before a match, and what the player then did in it. */
export interface Lesson {
  candidate: Candidate
  outcome: PastMatch
}

const CHANCE_RIDGE = 2
const LINE_RIDGE = 20
const FEWEST_COUNTS = 20
const DIGITS = 1000

const short = (weights: readonly number[]) => weights.map((weight) => Math.round(weight * DIGITS) / DIGITS)

function fitScout(scout: Scout, { started, cameOn }: { started: Lesson[]; cameOn: Lesson[] }): LineSettings | null {
  const countOf = ({ outcome }: Lesson) => outcome.scouts[scout] ?? 0
  const all = started.reduce((sum, lesson) => sum + countOf(lesson), 0)
  if (all < FEWEST_COUNTS) return null
  const usual = Math.round((all / started.length) * DIGITS) / DIGITS
  const fit = (lessons: Lesson[]) =>
    lessons.length === 0
      ? []
      : short(
          fitLine(
            lessons.map((lesson) => ({
              features: lineFeatures(sharedFeatures(lesson.candidate), lesson.candidate, { scout, usual }),
              target: countOf(lesson),
            })),
            LINE_RIDGE,
          ),
        )
  return { usual, start: fit(started), comeOn: fit(cameOn) }
}

/** PJ3: everything that a projection assumes, from seasons that are over. */
export function fitProjection(lessons: readonly Lesson[], yellowsToBan: number): ProjectionSettings {
  const features = lessons.map(({ candidate }) => minutesFeatures(candidate, yellowsToBan))
  const startExamples = lessons.map(({ outcome }, at) => ({
    features: features[at] ?? [],
    target: Number(outcome.started),
  }))
  const onExamples = lessons.flatMap(({ outcome }, at) =>
    outcome.started ? [] : [{ features: features[at] ?? [], target: Number(outcome.minutes > 0) }],
  )
  const started = lessons.filter(({ outcome }) => outcome.started)
  const cameOn = lessons.filter(({ outcome }) => !outcome.started && outcome.minutes > 0)
  const lines: Partial<Record<Scout, LineSettings>> = {}
  for (const scout of SCOUTS) {
    const line = fitScout(scout, { started, cameOn })
    if (line) lines[scout] = line
  }
  const minutes = cameOn.map(({ outcome }) => outcome.minutes).toSorted((a, b) => a - b)
  return {
    yellowsToBan,
    start: short(fitChance(startExamples, CHANCE_RIDGE)),
    comeOn: short(fitChance(onExamples, CHANCE_RIDGE)),
    minutesOn: minutes[Math.floor(minutes.length / 2)] ?? 0,
    lines,
  }
}
