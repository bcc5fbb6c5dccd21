/**
 * A manager's face, which our server draws from the seed. The alternative text is empty because the name stands next to
 * it.
 */
export function Avatar({ seed, size = 40 }: { seed: string; size?: number }) {
  return (
    <img
      src={`/avatars/${encodeURIComponent(seed)}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="shrink-0 rounded-full bg-raised"
    />
  )
}
