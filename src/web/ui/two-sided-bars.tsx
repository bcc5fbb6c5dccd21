import { shareClass } from './share-class.ts'

export interface SidesRow {
  name: string
  left: number | null
  right: number | null
  /** Whether the lower value is the better one. */
  isLess?: boolean
}

interface Props {
  caption: string
  sides: readonly [string, string]
  rows: readonly SidesRow[]
  valueText: (value: number) => string
  /** Words for screen readers at the better value, which also gets a star. Leave it out where no side is better. */
  betterText?: string
}

/** Two values per line with bars from the middle. It is a table, so screen readers can read it. */
export function TwoSidedBars({ caption, sides, rows, valueText, betterText }: Props) {
  return (
    <table className="w-full table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-small text-muted">
          <th scope="col" className="w-[32%] pb-1 text-left align-bottom font-semibold wrap-anywhere">
            {sides[0]}
          </th>
          <th scope="col">
            <span className="sr-only">{caption}</span>
          </th>
          <th scope="col" className="w-[32%] pb-1 text-right align-bottom font-semibold wrap-anywhere">
            {sides[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} row={row} valueText={valueText} betterText={betterText} />
        ))}
      </tbody>
    </table>
  )
}

function betterOf({ left, right, isLess = false }: SidesRow): 'left' | 'right' | undefined {
  if (left === null || right === null || left === right) return undefined
  return left > right === isLess ? 'right' : 'left'
}

function Row({
  row,
  valueText,
  betterText,
}: { row: SidesRow; betterText: string | undefined } & Pick<Props, 'valueText'>) {
  const { name, left, right } = row
  const better = betterText === undefined ? undefined : betterOf(row)
  const most = Math.max(Math.abs(left ?? 0), Math.abs(right ?? 0), 1e-9)
  const share = (value: number | null) => shareClass((100 * Math.abs(value ?? 0)) / most)
  const mark = (side: 'left' | 'right') =>
    better === side && (
      <>
        <span aria-hidden className="text-good">
          ★
        </span>
        <span className="sr-only">, {betterText}</span>
      </>
    )
  const text = (value: number | null) => (value === null ? '–' : valueText(value))
  return (
    <>
      <tr className="border-t border-line">
        <td className={`figures pt-2 ${better === 'left' ? 'text-good' : ''}`}>
          {text(left)} {mark('left')}
        </td>
        <th scope="row" className="px-1 pt-2 text-center text-small font-semibold text-muted wrap-anywhere">
          {name}
        </th>
        <td className={`figures pt-2 text-right ${better === 'right' ? 'text-good' : ''}`}>
          {mark('right')} {text(right)}
        </td>
      </tr>
      <tr aria-hidden>
        <td colSpan={3} aria-label={name} className="pt-1 pb-2.5">
          <span className="flex gap-0.5">
            <span className="flex h-2 flex-1 justify-end rounded-l-full bg-raised">
              <span className={`h-2 w-share rounded-l-full bg-brand ${share(left)}`} />
            </span>
            <span className="flex h-2 flex-1 rounded-r-full bg-raised">
              <span className={`h-2 w-share rounded-r-full bg-info ${share(right)}`} />
            </span>
          </span>
        </td>
      </tr>
    </>
  )
}
