export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

interface SortableColumn<Row> {
  key: string
  numeric?: boolean
  sortValue?: (row: Row) => number | string
}

/** Ties keep their order. Words compare by the visitor's language. */
export function sortRows<Row>(options: {
  rows: readonly Row[]
  columns: readonly SortableColumn<Row>[]
  sort: Sort
  language: string
}): Row[] {
  const { rows, columns, sort, language } = options
  const valueOf = columns.find(({ key }) => key === sort.column)?.sortValue
  if (!valueOf) return [...rows]
  // Created only when words are compared: sorting by numbers needs none.
  let collator: Intl.Collator | undefined
  const compareWords = (a: string, b: string) => {
    collator ??= new Intl.Collator(language, { sensitivity: 'base', numeric: true })
    return collator.compare(a, b)
  }
  const sign = sort.direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    return sign * (typeof a === 'number' && typeof b === 'number' ? a - b : compareWords(String(a), String(b)))
  })
}

/** A second press reverses the order. Numbers start with the highest, words with A. */
export function nextSort(column: { key: string; numeric?: boolean }, current: Sort | undefined): Sort {
  if (current?.column === column.key) {
    return { column: column.key, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
  }
  return { column: column.key, direction: column.numeric ? 'descending' : 'ascending' }
}
