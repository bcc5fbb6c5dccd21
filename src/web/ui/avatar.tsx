/** A manager's face, drawn by our own server from the seed. The name stands beside it, so the picture is silent. */
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
