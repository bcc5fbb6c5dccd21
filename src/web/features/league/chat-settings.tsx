import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import type { ChatGroupChangeView, ChatGroupView } from '#contract/chat.ts'
import { apiReader, callApi } from '#web/base/api-client.ts'
import { useApp, useFeatureCopy } from '#web/base/app-context.ts'
import { useProblemText } from '#web/base/problem-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { clockOf, minuteOf } from '#web/ui/clock-minutes.ts'
import { TextField } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Waiting } from '#web/ui/waiting.tsx'

const USUAL = { from: 23 * 60, to: 8 * 60 }

interface Props {
  leagueId: number
  group: ChatGroupView
  onClose: () => void
}

/** BT6: chooses which messages a chat group receives, and unlinks the group. */
export function ChatSettings({ leagueId, group, onClose }: Props) {
  const { fetchApi } = useApp()
  const { groups: words } = useFeatureCopy('chat')
  const queryClient = useQueryClient()
  const problemText = useProblemText()
  const place = { id: leagueId, chatId: group.id }
  const after = (text: string) => ({
    onSuccess: () => {
      showToast({ text, tone: 'good' })
      onClose()
    },
    onError: (error: Error) => showToast({ text: problemText(error), tone: 'bad' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['leagues', 'chats', leagueId] }),
  })
  const save = useMutation({
    mutationFn: (body: ChatGroupChangeView) =>
      callApi(fetchApi, 'PUT /api/leagues/{id}/chats/{chatId}', { ...place, body }),
    ...after(words.saved),
  })
  const unlink = useMutation({
    mutationFn: () => callApi(fetchApi, 'DELETE /api/leagues/{id}/chats/{chatId}', place),
    ...after(words.unlinked),
  })
  const [wants, setWants] = useState({
    deadline: group.saysDeadline,
    goals: group.saysGoals,
    round: group.saysRound,
  })
  const [isQuiet, setQuiet] = useState(group.quietFrom !== null)
  const [from, setFrom] = useState(clockOf(group.quietFrom ?? USUAL.from))
  const [to, setTo] = useState(clockOf(group.quietTo ?? USUAL.to))
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({
      saysDeadline: wants.deadline,
      saysGoals: wants.goals,
      saysRound: wants.round,
      quietFrom: isQuiet ? minuteOf(from) : null,
      quietTo: isQuiet ? minuteOf(to) : null,
    })
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{words.wants}</legend>
        {(['deadline', 'goals', 'round'] as const).map((topic) => (
          <Switch
            key={topic}
            label={words.topics[topic]}
            on={wants[topic]}
            onChange={(on) => setWants({ ...wants, [topic]: on })}
          />
        ))}
      </fieldset>
      <Switch label={words.quiet} on={isQuiet} onChange={setQuiet} />
      {isQuiet && (
        <div className="grid grid-cols-2 gap-3">
          <TextField label={words.from} type="time" required value={from} onChange={(e) => setFrom(e.target.value)} />
          <TextField label={words.to} type="time" required value={to} onChange={(e) => setTo(e.target.value)} />
        </div>
      )}
      <Preview {...place} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {words.save}
        </Button>
        <Button look="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          {words.unlink}
        </Button>
      </div>
    </form>
  )
}

function Preview({ id, chatId }: { id: number; chatId: number }) {
  const { fetchApi } = useApp()
  const { groups: words } = useFeatureCopy('chat')
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    queryKey: ['leagues', 'chat-preview', chatId],
    queryFn: apiReader(fetchApi, 'GET /api/leagues/{id}/chats/{chatId}/preview', { id, chatId }),
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <div>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {words.preview}
        </Button>
      </div>
    )
  if (!query.data) return <Waiting for={query} className="h-40 rounded-card" />
  if (query.data.messages.length === 0) return <p role="status">{words.nothing}</p>
  return (
    <ul className="grid gap-3" aria-label={words.preview}>
      {query.data.messages.map(({ topic, text, isNow }) => (
        <li key={topic} className="grid gap-2 rounded-card border border-line bg-raised p-3">
          <p>
            <Badge>{isNow ? words.now : words.example}</Badge>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  )
}
