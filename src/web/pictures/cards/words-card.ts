import type { Card } from '#web/pictures/drawing/card.ts'
import type { Pencil } from '#web/pictures/drawing/pencil.ts'

interface Said {
  title: string
  lead: string
}

/** For pages that are the same for everybody: only words. */
export const wordsCard = ({ title, lead }: Said, { copy, words }: Pencil): Card => ({
  brand: copy.shell.brand,
  kicker: words.tagline,
  title,
  lead,
  body: { kind: 'words' },
})
