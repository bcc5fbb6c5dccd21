/** Half a pitch from above, with the own goal at the bottom. */
export function PitchLines() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden
      className="absolute inset-0 size-full"
      fill="none"
    >
      {[0, 2, 4].map((stripe) => (
        <rect key={stripe} y={stripe * 20} width="100" height="20" className="fill-pitch-alt" />
      ))}
      <g className="stroke-pitch-line" strokeWidth="1.5">
        <rect x="3" y="3" width="94" height="94" vectorEffect="non-scaling-stroke" />
        <path d="M3 3H97" vectorEffect="non-scaling-stroke" />
        <path d="M36 3a14 10 0 0 0 28 0" vectorEffect="non-scaling-stroke" />
        <path d="M24 97V80H76V97M38 97V90H62V97M40 80a10 7 0 0 1 20 0" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  )
}
