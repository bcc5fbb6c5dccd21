import { calibrationBins, type CalibrationBin } from '#domain/forecast/calibration.ts'
import { pickSkill, type OutcomeShares, type Skill, type SkillMatch } from '#domain/pick/pick-skill.ts'
import { OUTCOMES, type Outcome } from '#domain/sport/outcome.ts'

export interface ReviewedPick extends Omit<SkillMatch, 'crowd'> {
  /** Shares of everybody's picks; null until they are counted. */
  crowd: OutcomeShares | null
  points: number
}

export interface Rivals {
  matches: number
  ownRight: number
  crowdRight: number
  modelRight: number
  /** Mean squared errors, as in the record of picks. */
  error: Skill
}

export interface PersonalCalibration {
  picks: number
  /** Ten times the number of picks that should have come true by the model's chances for the picked outcomes. */
  expectedTenths: number
  right: number
  /** Empty with fewer than `CALIBRATED_PICKS` picks. */
  bins: CalibrationBin[]
}

export interface PickReview {
  settled: number
  right: number
  points: number
  /** Null without a match for which both crowd and model have shares. */
  rivals: Rivals | null
  calibration: PersonalCalibration
}

/** SR6: fewer picks say nothing about a person. */
export const CALIBRATED_PICKS = 20
const CALIBRATION_BINS = 5

/** The most probable outcome; among equals the first of home, draw, away. */
const favourite = (shares: OutcomeShares): Outcome =>
  OUTCOMES.reduce((best, outcome) => (shares[outcome] > shares[best] ? outcome : best))

/** SR5: hits and errors on the matches for which both the crowd and the model gave a prediction. */
function rivalsOf(picks: readonly ReviewedPick[]): Rivals | null {
  const known = picks.flatMap(({ crowd, model, ...pick }) => (crowd && model ? [{ ...pick, crowd, model }] : []))
  const error = pickSkill(known)
  if (!error) return null
  const rightBy = (named: (pick: (typeof known)[number]) => Outcome) =>
    known.filter((pick) => named(pick) === pick.result).length
  return {
    matches: known.length,
    ownRight: rightBy(({ picked }) => picked),
    crowdRight: rightBy(({ crowd }) => favourite(crowd)),
    modelRight: rightBy(({ model }) => favourite(model)),
    error,
  }
}

/** SR6: each pick is the claim that its outcome comes with the probability that the model gave it. */
function calibrationOf(picks: readonly ReviewedPick[]): PersonalCalibration {
  const claims = picks.flatMap(({ model, picked, result }) =>
    model ? [{ probability: model[picked], isRight: picked === result }] : [],
  )
  const scored = claims.map(({ probability, isRight }) => ({ probabilities: [probability], outcome: isRight ? 0 : -1 }))
  return {
    picks: claims.length,
    expectedTenths: Math.round(10 * claims.reduce((sum, { probability }) => sum + probability, 0)),
    right: claims.filter(({ isRight }) => isRight).length,
    bins: claims.length < CALIBRATED_PICKS ? [] : calibrationBins(scored, CALIBRATION_BINS).filter(({ n }) => n > 0),
  }
}

/** For the settled picks of a season, in order of kick-off. */
export const reviewPicks = (picks: readonly ReviewedPick[]): PickReview => ({
  settled: picks.length,
  right: picks.filter(({ picked, result }) => picked === result).length,
  points: picks.reduce((sum, { points }) => sum + points, 0),
  rivals: rivalsOf(picks),
  calibration: calibrationOf(picks),
})
