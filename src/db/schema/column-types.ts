import type { ColumnType } from 'kysely'

/** Read as Date, written as Date or ISO text. */
export type Time = ColumnType<Date, Date | string, Date | string>

/** Read as the value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>

/** Optional when a row is inserted. */
export type WithDefault<T> = [T] extends [ColumnType<infer Read, infer Insert, infer Update>]
  ? ColumnType<Read, Insert | undefined, Update>
  : ColumnType<T, T | undefined, T>
