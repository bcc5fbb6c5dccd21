import type { AnyKind } from '#web/base/outbox/outbox-entry.ts'
import { tapKind } from '#web/game/desk/tap-kind.ts'
import { answerKind } from '#web/game/pool/answer-kind.ts'
import { bracketKind } from '#web/game/pool/bracket-kind.ts'
import { jokerKind } from '#web/game/pool/joker-kind.ts'
import { membershipKind } from '#web/game/league/membership-kind.ts'
import { poolKind } from '#web/game/pool/pool-kind.ts'
import { followKind } from '#web/game/manager/follow-kind.ts'
import { profileKind } from '#web/game/manager/profile-kind.ts'
import { pickKind } from '#web/game/pick/pick-kind.ts'
import { squadKind } from '#web/game/squad/squad-kind.ts'
import { messageKind } from '#web/game/wall/message-kind.ts'
import { reactionKind } from '#web/game/wall/reaction-kind.ts'

/** Every kind of outbox entry. Each page registers all kinds, because entries may come from any earlier page. */
export const outboxKinds: readonly AnyKind[] = [
  squadKind,
  pickKind,
  followKind,
  membershipKind,
  poolKind,
  answerKind,
  jokerKind,
  bracketKind,
  profileKind,
  messageKind,
  reactionKind,
  tapKind,
]
