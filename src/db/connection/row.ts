import { sql, type OperationNode, type RawBuilder } from 'kysely'

/** The type of a column, as the driver reads it (`schema/value-types.ts`). */
type Type = 'whole' | 'real' | 'text' | 'bool' | 'time' | 'day' | 'json'

/** A column of type `T`, as a value: tests compare it with the database's answers (`testing/compare-rows.ts`). */
class Kind<T> {
  /** Only for the compiler. */
  declare readonly read: T
  readonly type: Type
  readonly isArray: boolean
  readonly isNullable: boolean

  constructor(type: Type, isArray = false, isNullable = false) {
    this.type = type
    this.isArray = isArray
    this.isNullable = isNullable
  }

  get orNull(): Kind<T | null> {
    return new Kind(this.type, this.isArray, true)
  }

  get array(): Kind<T[]> {
    return new Kind(this.type, true)
  }

  /** Narrows the type: branded ids, the words of an enum. */
  of<Narrower extends T>(): Kind<Narrower> {
    return new Kind(this.type, this.isArray, this.isNullable)
  }

  /** An expression that becomes a column of a query. */
  sql = (text: TemplateStringsArray, ...parameters: unknown[]): RawBuilder<T> =>
    declaring<T>(this, sql(text, ...parameters))
}

/** An integer, or a sum of integers. */
export const int = new Kind<number>('whole')
export const real = new Kind<number>('real')
export const text = new Kind<string>('text')
export const bool = new Kind<boolean>('bool')
export const time = new Kind<Date>('time')
export const day = new Kind<string>('day')
/** Tests do not compare what is inside the document. */
export const json = <T>() => new Kind<T>('json')

type Columns = Readonly<Record<string, Kind<unknown>>>

class Row<C extends Columns> {
  readonly columns: C
  readonly hasMore: boolean

  constructor(columns: C, hasMore = false) {
    this.columns = columns
    this.hasMore = hasMore
  }

  sql = (text: TemplateStringsArray, ...parameters: unknown[]): RawBuilder<{ [Name in keyof C]: C[Name]['read'] }> =>
    declaring(this, sql(text, ...parameters))
}

/** The row that a statement returns, as a value. Its TypeScript type follows from it. */
export const rowOf = <C extends Columns>(columns: C): Row<C> => new Row(columns)

/** Like `rowOf`, for a row with more columns, which tests do not compare. */
export const rowWith = <C extends Columns>(columns: C): Row<C & Columns> => new Row(columns, true)

/** Like `rowOf`, for columns that all have one type. */
export const rowOfEach = <Name extends string, T>(names: readonly Name[], kind: Kind<T>): Row<Record<Name, Kind<T>>> =>
  new Row(Object.fromEntries(names.map((name) => [name, kind])) as Record<Name, Kind<T>>)

export type RowOf<R extends Row<Columns>> = { [Name in keyof R['columns']]: R['columns'][Name]['read'] }

export type Declaration = Row<Columns> | Kind<unknown>
export const declarations = new WeakMap<OperationNode, Declaration>()

function declaring<T>(declaration: Declaration, statement: RawBuilder<unknown>): RawBuilder<T> {
  declarations.set(statement.toOperationNode(), declaration)
  return statement as RawBuilder<T>
}
