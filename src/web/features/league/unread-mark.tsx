import { useFeatureCopy } from '#web/base/app-context.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** A link to the wall with the number of unread messages. */
export function UnreadMark({ leagueId, unread }: { leagueId: number; unread: number }) {
  const { tabs: words } = useFeatureCopy('league').page
  return (
    <TextLink to="/ligas/$leagueId" params={{ leagueId: String(leagueId) }} search={{ aba: 'mural' }}>
      {words.wallUnread(unread)}
    </TextLink>
  )
}
