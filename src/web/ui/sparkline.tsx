import { sparklinePath } from './sparkline-path.ts'

interface Props {
  values: readonly number[]
  /** The values in words: "3,1; 4,0; 8,4". */
  label: string
  width?: number
  height?: number
}

/** The last few values as a line, oldest to newest. The dot is the newest. */
export function Sparkline({ values, label, width = 72, height = 24 }: Props) {
  const { d, last } = sparklinePath({ values, width, height })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
      <path
        d={d}
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-muted"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.5" className="fill-brand" />}
    </svg>
  )
}
