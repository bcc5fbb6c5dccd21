import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Notice } from '#contract/notice.ts'
import { noticePath, ofKind } from '#contract/notice-path.ts'
import { noticeView } from '#api/notice/notice-view.ts'
import { unsubscribeKey } from '#api/notice/unsubscribe-key.ts'
import type { Mail } from '#api/mail/mail.ts'
import { mainChampionship } from '#db/championship/championship.ts'
import type { NoticeRow } from '#db/notice/notice-list.ts'
import {
  forgetSubscription,
  letWait,
  noteSent,
  putOff,
  subscriptionsOf,
  subscriptionsToRetry,
  type Subscription,
} from '#db/notice/push.ts'
import { addresseeOf, peopleToSend, standingOf, claimDueNotices, type Way } from '#db/notice/send-notices.ts'
import type { Tables } from '#db/schema/schema.ts'
import { pushVerdict } from '#domain/notice/push-service.ts'
import { addressIn } from '#web/base/championship.ts'
import { noticeMail } from './notice-mail.ts'
import { noticeWordsIn } from './notice-words.ts'
import type { PushPayload, SendPush } from './push-message.ts'

interface Options {
  db: Kysely<Tables>
  log: Pick<Logger, 'warn'>
  mail: Mail
  push: SendPush
  /** The address of this server. */
  site: string
  /** A keyed hash, which signs the link that stops the mail. */
  digest: (text: string) => string
}

const AT_ONCE = 200

/**
 * Sends everything due by push, then by mail, person by person. Returns the number of people for both, added up, plus
 * the number of retried pushes.
 */
export function createNoticeSender({ db, log, mail, push, site, digest }: Options) {
  async function byMail(managerId: number, notices: readonly Notice[]): Promise<void> {
    const to = await addresseeOf(db, managerId)
    if (!to?.email) return
    const unsubscribe = `${site}/api/notices/unsubscribe?key=${unsubscribeKey(managerId, digest)}`
    const words = noticeWordsIn(to.language)
    await mail.send(noticeMail({ to: to.email, name: to.name, notices, words, site, unsubscribe }))
  }

  async function payloadOf(
    managerId: number,
    [newest, ...others]: readonly Notice[],
  ): Promise<PushPayload | undefined> {
    const to = await addresseeOf(db, managerId)
    if (!to || !newest) return undefined
    const words = noticeWordsIn(to.language)
    const isOne = others.length === 0
    return {
      title: isOne ? words.title : words.mail.subject(others.length + 1),
      text: ofKind(words.lines, newest),
      path: isOne ? addressIn(newest.championship ?? undefined, noticePath(newest)) : '/avisos',
    }
  }

  async function pushTo(subscription: Subscription, notices: readonly Notice[]): Promise<void> {
    const payload = await payloadOf(subscription.managerId, notices)
    const { id, failures } = subscription
    if (!payload) return noteSent(db, id)
    const status = await push(subscription, payload)
    const verdict = pushVerdict(status, failures)
    if (verdict.kind === 'sent') return noteSent(db, id)
    if (verdict.kind === 'gone') return forgetSubscription(db, id)
    if (verdict.kind === 'refused') log.warn({ status, subscription: id }, 'a push service refused a message')
    if (verdict.kind === 'refused') return noteSent(db, id)
    await letWait(
      db,
      id,
      notices.map((notice) => notice.id),
    )
    return putOff(db, id, verdict.minutes)
  }

  async function byPush(managerId: number, notices: readonly Notice[]): Promise<void> {
    const ids = notices.map((notice) => notice.id)
    for (const subscription of await subscriptionsOf(db, managerId))
      await (subscription.isPutOff ? letWait(db, subscription.id, ids) : pushTo(subscription, notices))
  }

  async function viewsOf(rows: readonly NoticeRow[]): Promise<Notice[]> {
    const mainId = await mainChampionship(db)
    return rows.flatMap((row) => noticeView(row, mainId) ?? [])
  }

  async function retryPushes(): Promise<number> {
    const due = await subscriptionsToRetry(db, AT_ONCE)
    for (const subscription of due)
      await pushTo(subscription, await viewsOf(await standingOf(db, subscription.waitingIds)))
    return due.length
  }

  async function sendBy(way: Way, send: (managerId: number, notices: readonly Notice[]) => Promise<void>) {
    let people = 0
    for (;;) {
      const due = await peopleToSend(db, way, AT_ONCE)
      if (due.length === 0) return people
      for (const managerId of due) {
        const notices = await viewsOf(await claimDueNotices(db, way, managerId))
        if (notices.length > 0) await send(managerId, notices)
        people++
      }
    }
  }

  return async () => (await retryPushes()) + (await sendBy('push', byPush)) + (await sendBy('mail', byMail))
}
