import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RelativeTime, Time, useTimeZone } from '#web/ui/time.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { accountApi, type Account } from './account-api.ts'
import { useConfirmedLeaving } from './use-confirmed-leaving.tsx'
import { useSessionChange } from './use-session-change.ts'

export function SessionPart({ account }: { account: Account }) {
  const { fetchApi, format } = useApp()
  const timeZone = useTimeZone()
  const copy = useFeatureCopy('account').sessions
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const changed = useSessionChange()
  const end = useMutation({
    mutationFn: (id: string) => accountApi(fetchApi).endSession(id),
    onSuccess: () => showToast({ text: copy.ended, tone: 'good' }),
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['account'] }),
  })
  const endAll = useMutation({
    mutationFn: () => accountApi(fetchApi).endAllSessions(),
    onSuccess: async () => {
      showToast({ text: copy.endedAll })
      await changed('/entrar')
    },
    onError: (error) => showToast({ text: problemText(error), tone: 'bad' }),
  })
  const { start, question } = useConfirmedLeaving(() => endAll.mutate())
  return (
    <Card title={copy.title}>
      <ul className="grid gap-3">
        {account.sessions.map((session) => {
          const device = deviceName(session, copy)
          return (
            <li key={session.id} className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
              <div>
                <p className="flex flex-wrap items-center gap-2 font-semibold">
                  {device}
                  {session.isThis && <Badge tone="good">{copy.this}</Badge>}
                </p>
                <p className="text-small text-muted">
                  {session.isThis ? copy.active : <Seen atMs={session.seenAtMs} />} ·{' '}
                  <span className="whitespace-nowrap">
                    {copy.since} <Time atMs={session.startedAtMs} />
                  </span>
                </p>
              </div>
              {!session.isThis && (
                <Button
                  look="secondary"
                  aria-label={copy.endNamed(device, format.dateTime(session.startedAtMs, timeZone))}
                  busy={end.isPending && end.variables === session.id}
                  onClick={() => end.mutate(session.id)}
                >
                  {copy.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button look="danger" className="mt-5" busy={endAll.isPending} onClick={start}>
        {copy.endAll}
      </Button>
      {question}
    </Card>
  )
}

function Seen({ atMs }: { atMs: number }) {
  const { seen } = useFeatureCopy('account').sessions
  return (
    <>
      {seen} <RelativeTime atMs={atMs} />
    </>
  )
}

function deviceName(
  { browser, system }: Account['sessions'][number],
  copy: { unknown: string; on: (browser: string, system: string) => string },
): string {
  if (browser && system) return copy.on(browser, system)
  return browser ?? system ?? copy.unknown
}
