import type { Kysely } from 'kysely'
import type { NoticeSettings } from '#contract/notice.ts'
import { hasCalendarKey } from '#db/notice/calendar.ts'
import { noticeReachOf } from '#db/notice/notice-reach.ts'
import { noticeSettings } from '#db/notice/notice-setting.ts'
import { countSubscriptions } from '#db/notice/push.ts'
import { addresseeOf } from '#db/notice/send-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import { GAME_TIME_ZONE } from '#domain/clock/game-day.ts'
import { CHANNELS, isForOperators, isOnByItself, NOTICE_KINDS } from '#domain/notice/notice-kinds.ts'

const USUAL = { timeZone: GAME_TIME_ZONE, quietFrom: null, quietTo: null, mailWeekly: false }

export async function settingsOf(
  db: Kysely<Tables>,
  { managerId, isOperator }: { managerId: number; isOperator: boolean },
  pushKey: () => Promise<string>,
): Promise<NoticeSettings> {
  const [chosen, reach, to, devices, hasCalendar] = await Promise.all([
    noticeSettings(db, managerId),
    noticeReachOf(db, managerId),
    addresseeOf(db, managerId),
    countSubscriptions(db, managerId),
    hasCalendarKey(db, managerId),
  ])
  const choices = NOTICE_KINDS.filter((kind) => isOperator || !isForOperators(kind)).flatMap((kind) =>
    CHANNELS.map((channel) => ({
      kind,
      channel,
      isOn: chosen.find((one) => one.kind === kind && one.channel === channel)?.isOn ?? isOnByItself(channel),
    })),
  )
  return {
    choices,
    reach: reach ?? USUAL,
    hasCalendar,
    email: to?.email ?? null,
    push: { publicKey: await pushKey(), devices },
  }
}
