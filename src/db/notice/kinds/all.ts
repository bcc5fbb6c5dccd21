import type { NoticeKind } from '#domain/notice/notice-kinds.ts'
import type { KindRows } from './notice-kind.ts'
import { achievement } from './achievement.ts'
import { correction } from './correction.ts'
import { division } from './division.ts'
import { duel } from './duel.ts'
import { leagueEnded } from './league-ended.ts'
import { leagueJoined } from './league-joined.ts'
import { marketClosing } from './market-closing.ts'
import { named } from './named.ts'
import { organiserWord } from './organiser-word.ts'
import { passed } from './passed.ts'
import { picksMissing } from './picks-missing.ts'
import { proposal } from './proposal.ts'
import { roundSettled } from './round-settled.ts'
import { webhookOff } from './webhook-off.ts'

export const noticeKinds: Record<NoticeKind, KindRows> = {
  market_closing: marketClosing,
  picks_missing: picksMissing,
  round_settled: roundSettled,
  duel,
  division,
  passed,
  achievement,
  league_joined: leagueJoined,
  league_ended: leagueEnded,
  named,
  correction,
  organiser_word: organiserWord,
  proposal,
  webhook_off: webhookOff,
}
