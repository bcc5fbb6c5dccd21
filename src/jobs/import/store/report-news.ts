import type { EventColumns } from '#db/match/play-match.ts'
import type { MatchNews, PlayerNews } from '#jobs/life-cycle/match-source.ts'
import { MATCH_MS } from '#jobs/import/model/build-model.ts'
import type { MatchModel, ReportModel } from '#jobs/import/model/model.ts'

export interface IdsOfKeys {
  clubId: (key: string) => number
  /** Undefined: somebody has removed the player. */
  playerId: (key: string) => number | undefined
}

function eventsOf(
  { goals }: ReportModel,
  clubs: { homeId: number; awayId: number },
  playerId: IdsOfKeys['playerId'],
): EventColumns[] {
  const score = { home: 0, away: 0 }
  return [...goals]
    .sort((a, b) => a.minute - b.minute)
    .map(({ side, name, playerKey, minute, isOwn, isPenalty }, seq) => {
      score[side]++
      return {
        seq,
        minute,
        kind: isOwn ? 'own_goal' : isPenalty ? 'penalty_goal' : 'goal',
        // An event belongs to the club of the player who did it, an own goal too.
        clubId: (side === 'home') === isOwn ? clubs.awayId : clubs.homeId,
        playerId: playerKey === undefined ? null : (playerId(playerKey) ?? null),
        homeScore: score.home,
        awayScore: score.away,
        // The scorer need not be a player of the market.
        detail: playerKey === undefined ? { scorer: name } : {},
      }
    })
}

/** What is known about a match before it is played, and stays with it. */
export const detailOf = ({ stage, group }: MatchModel): Record<string, unknown> => ({
  ...(stage !== undefined && { stage }),
  ...(group !== undefined && { group }),
})

interface Heard extends IdsOfKeys {
  /** When a feed reported the match; undefined for files. */
  heardAtMs?: number | undefined
  before: MatchNews | undefined
  isPlayed: boolean
  players: readonly PlayerNews[]
}

/** When the match ended. Later reports of a feed, and files about a final match, do not change it. */
function endOf(match: MatchModel, { heardAtMs = Infinity, before, isPlayed }: Heard): number {
  const isKept = heardAtMs < Infinity || isPlayed
  const known = isKept && before?.state === 'final' ? before.endedAtMs : null
  return known ?? Math.min(match.startsAtMs + MATCH_MS, heardAtMs)
}

/** The whole match as one piece of news. An end is dated two hours after kick-off, or earlier if a feed reported it. */
export function newsOf(match: MatchModel, report: ReportModel, heard: Heard): MatchNews {
  const { clubId, playerId, players, before } = heard
  const { score, extraTime, penalties } = report
  // A file with the score alone does not contradict another file's details of the same score.
  const told = before?.score.home === score.home && before.score.away === score.away ? before : undefined
  const events = eventsOf(report, { homeId: clubId(match.homeKey), awayId: clubId(match.awayKey) }, playerId)
  const isOver = report.minute === undefined
  const endedAtMs = endOf(match, heard)
  return {
    asOfMs: isOver ? endedAtMs : (heard.heardAtMs ?? match.startsAtMs),
    state: isOver ? 'final' : 'live',
    minute: report.minute ?? (extraTime ? 120 : 90),
    score,
    // MT5: the newest file decides, a feed does not.
    ...(heard.heardAtMs !== undefined && before?.official && { official: before.official }),
    detail: { ...told?.detail, ...detailOf(match), ...(extraTime && { extraTime }), ...(penalties && { penalties }) },
    endedAtMs: isOver ? endedAtMs : null,
    events: events.length === 0 && told ? told.events : events,
    players,
  }
}
