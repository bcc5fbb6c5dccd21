import type { Transaction } from 'kysely'
import type { Tables } from './schema.ts'

export type Trx = Transaction<Tables>
