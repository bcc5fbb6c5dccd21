import type { EventColumns } from '#db/match/play-match.ts'
import type { MatchNews } from '#jobs/life-cycle/match-source.ts'
import { MATCH_MS } from '#jobs/import/model/build-model.ts'
import type { MatchModel, ReportModel } from '#jobs/import/model/model.ts'

export interface IdsOfKeys {
  clubId: (key: string) => number
  playerId: (key: string) => number
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
        // An event is of the club of who did it, an own goal too.
        clubId: (side === 'home') === isOwn ? clubs.awayId : clubs.homeId,
        playerId: playerKey === undefined ? null : playerId(playerKey),
        homeScore: score.home,
        awayScore: score.away,
        // The scorer need not be a player of the market.
        detail: playerKey === undefined ? { scorer: name } : {},
      }
    })
}

/** What is known of a match before it is played, and stays with it. */
export const detailOf = ({ stage, group }: MatchModel): Record<string, unknown> => ({
  ...(stage !== undefined && { stage }),
  ...(group !== undefined && { group }),
})

interface Heard extends IdsOfKeys {
  /** When a source that tells of matches as they are played said so; left away for files. */
  heardAtMs?: number | undefined
  before?: MatchNews | undefined
}

/** Said again a minute later it has still ended at the same time. */
function endOf(match: MatchModel, { heardAtMs = Infinity, before }: Heard): number {
  const known = heardAtMs < Infinity && before?.state === 'final' ? before.endedAtMs : null
  return known ?? Math.min(match.startsAtMs + MATCH_MS, heardAtMs)
}

/** A match of a file as news: all of it, from two hours after its kick-off on, or as soon as it was heard. */
export function newsOf(match: MatchModel, report: ReportModel, heard: Heard): MatchNews {
  const { clubId, playerId } = heard
  const { score, extraTime, penalties } = report
  const isOver = report.minute === undefined
  const endedAtMs = endOf(match, heard)
  const clubs = { homeId: clubId(match.homeKey), awayId: clubId(match.awayKey) }
  return {
    asOfMs: isOver ? endedAtMs : (heard.heardAtMs ?? match.startsAtMs),
    state: isOver ? 'final' : 'live',
    minute: report.minute ?? (extraTime ? 120 : 90),
    score,
    detail: { ...detailOf(match), ...(extraTime && { extraTime }), ...(penalties && { penalties }) },
    endedAtMs: isOver ? endedAtMs : null,
    events: eventsOf(report, clubs, playerId),
    players: report.players.map(({ playerKey, clubKey, scouts, tookPart, position }) => ({
      playerId: playerId(playerKey),
      clubId: clubId(clubKey),
      scouts,
      tookPart,
      ...(position && { position }),
    })),
  }
}
