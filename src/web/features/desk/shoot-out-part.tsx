import { useFeatureCopy } from '#web/base/app-context.ts'
import { Button } from '#web/ui/button.tsx'
import type { OpenDesk } from './use-desk.ts'

/** DK13: one tap per kick. */
export function ShootOutPart({ desk }: { desk: OpenDesk }) {
  const { shootOut: words } = useFeatureCopy('desk')
  const { view, match } = desk
  return (
    <>
      {(['home', 'away'] as const).map((side) => {
        const club = view[side]
        const kicks = match.events.filter(
          ({ kind, clubId }) => clubId === club.id && (kind === 'kick_in' || kind === 'kick_missed'),
        )
        const kick = (isIn: boolean) => (
          <Button
            look={isIn ? 'primary' : 'secondary'}
            className="min-h-14"
            aria-label={words.of(isIn ? words.in : words.missed, club.name)}
            onClick={() => desk.tell(isIn ? words.in : words.missed, { kind: 'kick', clubId: club.id, isIn })}
          >
            {isIn ? words.in : words.missed}
          </Button>
        )
        return (
          <section key={side} aria-label={club.name} className="min-w-0 rounded-card border border-line bg-surface p-3">
            <h2 className="truncate text-title">{club.name}</h2>
            <div className="min-h-8">
              <ul className="flex flex-wrap gap-2">
                {kicks.map(({ tapId, kind }) => (
                  <li key={tapId} className={kind === 'kick_in' ? 'text-good' : 'text-bad'}>
                    <span aria-hidden>{kind === 'kick_in' ? '●' : '○'}</span>
                    <span className="sr-only">{kind === 'kick_in' ? words.in : words.missed}</span>
                  </li>
                ))}
              </ul>
            </div>
            <div className="mt-2 grid grid-cols-2 gap-2">
              {kick(true)}
              {kick(false)}
            </div>
          </section>
        )
      })}
    </>
  )
}
