interface Props {
  id?: string
  label: string
  count: number
  value: number
  /** The chosen point in words. */
  said: string
  onChoose: (index: number) => void
  className?: string
}

/**
 * An invisible slider over a plot that chooses a point. Browsers give sliders touch, keyboard and screen reader
 * support.
 */
export function PointSlider({ id, label, count, value, said, onChoose, className = 'left-0 w-full' }: Props) {
  return (
    <input
      id={id}
      type="range"
      min={0}
      max={count - 1}
      value={value}
      aria-label={label}
      aria-valuetext={said}
      onChange={({ target }) => onChoose(Number(target.value))}
      onPointerMove={({ pointerType, currentTarget, clientX }) => {
        if (pointerType !== 'mouse') return
        const { left, width } = currentTarget.getBoundingClientRect()
        onChoose(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * (count - 1)))
      }}
      className={`absolute inset-y-0 h-full cursor-crosshair touch-pan-y opacity-0 ${className}`}
    />
  )
}
