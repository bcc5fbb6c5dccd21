import { useState } from 'react'
import { useFeatureCopy } from '#web/base/app-context.ts'

const mostAttempts = 5
/** A server that asks for more patience will not draw this picture soon. */
const longestWaitSeconds = 30

/** Seconds until the picture can be requested again. Undefined: there will be no picture. */
async function secondsUntilNextAttempt(address: string): Promise<number | undefined> {
  try {
    const { ok, headers } = await fetch(address)
    const seconds = ok ? 0 : Number(headers.get('retry-after') ?? Number.NaN)
    return seconds <= longestWaitSeconds ? seconds : undefined
  } catch {
    // Without a network there is no picture. The dialog says so.
    return undefined
  }
}

interface Props {
  address: string
  onMissing: () => void
}

/** Shows the picture as soon as the server has drawn it. A busy server says when to ask again. */
export function SharedPicture({ address, onMissing }: Props) {
  const words = useFeatureCopy('share')
  const [attempt, setAttempt] = useState(1)
  const [isWaiting, setWaiting] = useState(false)

  async function tryAgain() {
    setWaiting(true)
    const seconds = attempt < mostAttempts ? await secondsUntilNextAttempt(address) : undefined
    if (seconds === undefined) return onMissing()
    setTimeout(() => {
      setAttempt(attempt + 1)
      setWaiting(false)
    }, seconds * 1000)
  }

  const place = 'w-full rounded-control border border-line bg-raised'
  if (isWaiting) {
    return (
      <p role="status" className={`grid aspect-[1200/630] place-items-center p-4 text-muted ${place}`}>
        {words.drawing}
      </p>
    )
  }
  return (
    <img
      src={address}
      width={1200}
      height={630}
      alt={words.picture}
      onError={() => void tryAgain()}
      className={`h-auto ${place}`}
    />
  )
}
