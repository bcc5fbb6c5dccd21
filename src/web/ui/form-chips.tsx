type Letter = 'W' | 'D' | 'L'

interface Props {
  letters: readonly Letter[]
  /** With several letters, the label says which end is the newest. */
  words: Record<Letter, { short: string; long: string }> & { none: string; label: string }
}

const looks: Record<Letter, string> = {
  W: 'border-good text-good',
  D: 'border-control text-muted',
  L: 'border-bad text-bad',
}

/** The letter carries the meaning. The colour repeats it. */
export function FormChips({ letters, words }: Props) {
  if (letters.length === 0) return <span className="text-small text-muted">{words.none}</span>
  return (
    <span role="img" aria-label={`${words.label}: ${letters.map((letter) => words[letter].long).join(', ')}`}>
      <span aria-hidden title={words.label} className="inline-flex gap-1">
        {letters.map((letter, index) => (
          <span
            // Only the index tells results of a club apart.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`inline-flex size-5 items-center justify-center rounded-[5px] border text-[0.6875rem] font-bold ${looks[letter]}`}
          >
            {words[letter].short}
          </span>
        ))}
      </span>
    </span>
  )
}
