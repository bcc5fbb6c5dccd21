import type { Kysely } from 'kysely'
import type { ShirtPattern } from '#contract/club.ts'
import type { Faithful, PickReviewView, ReviewedSeason } from '#contract/season-review.ts'
import type { Participant } from '#db/championship/championship.ts'
import {
  pointsBefore,
  reviewPicksBetween,
  reviewRounds,
  type ReviewPickRow,
  type ReviewSeasonRow,
} from '#db/season-review/season-review.ts'
import type { Tables } from '#db/schema/schema.ts'
import { captainChoice, captainSkill } from '#domain/season-review/captain-choice.ts'
import { captainLuck } from '#domain/season-review/captain-luck.ts'
import { faithfulPlayers } from '#domain/season-review/faithful.ts'
import { reviewPicks, type ReviewedPick } from '#domain/season-review/pick-review.ts'
import { seasonCurve } from '#domain/season-review/season-curve.ts'
import { outcomeOf } from '#domain/sport/outcome.ts'
import { SPORT_RULES } from '#domain/sport/sport-rules.ts'
import { playedLineups, type PlayedSeason } from './played-lineups.ts'

const SHOWN_FAITHFUL = 3
const outcomes = { H: 'home', D: 'draw', A: 'away' } as const

function sharesOf({ home, draw, away }: NonNullable<ReviewPickRow['crowd']>) {
  const whole = home + draw + away
  return { home: home / whole, draw: draw / whole, away: away / whole }
}

const reviewedPick = ({
  sport,
  outcome,
  homeScore,
  awayScore,
  forecast,
  crowd,
  points,
}: ReviewPickRow): ReviewedPick => ({
  picked: outcomes[outcome],
  result: outcomeOf({ home: homeScore, away: awayScore }),
  hasDraws: SPORT_RULES[sport].draw,
  model: forecast && sharesOf(forecast),
  crowd: crowd && sharesOf(crowd),
  points,
})

function picksView(rows: readonly ReviewPickRow[]): PickReviewView {
  const { calibration, ...review } = reviewPicks(rows.map(reviewedPick))
  const bins = calibration.bins.map(({ from, to, n, meanProbability, observedShare }) => ({
    from,
    to,
    n,
    said: meanProbability,
    happened: observedShare,
  }))
  return { ...review, calibration: { ...calibration, bins } }
}

const faithfulView = ({ lineups, players }: PlayedSeason): Faithful[] =>
  faithfulPlayers(lineups)
    .slice(0, SHOWN_FAITHFUL)
    .flatMap((one) => {
      const player = players.get(one.playerId)
      if (!player) return []
      const { name, position, club, color_primary: main, color_secondary: second, pattern } = player
      return [{ ...one, name, position, club, shirt: { main, second, pattern: pattern as ShirtPattern } }]
    })

/**
 * The review of a season: its rounds up to the last settled one, and all its settled picks. Null without a settled round
 * in which the manager had a rank.
 */
export async function readSeasonReview(
  db: Kysely<Tables>,
  who: Participant,
  { id: seasonId, number, isOver, from, until }: ReviewSeasonRow,
): Promise<ReviewedSeason | null> {
  const { managerId } = who
  const [rows, before, picks] = await Promise.all([
    reviewRounds(db, { managerId, seasonId }),
    pointsBefore(db, { ...who, before: from }),
    reviewPicksBetween(db, { ...who, from, until }),
  ])
  const curve = seasonCurve(rows, before)
  if (!curve) return null
  const played = await playedLineups(db, { managerId, roundIds: rows.map(({ roundId }) => roundId) })
  const choices = played.lineups.map(captainChoice)
  return {
    number,
    isOver,
    ...curve,
    rounds: rows.map((row) => ({ ...row, points: row.points - before })),
    faithful: faithfulView(played),
    captain: choices.length > 0 ? captainSkill(choices) : null,
    luck: choices.length > 0 ? captainLuck(choices) : null,
    picks: picksView(picks),
  }
}
