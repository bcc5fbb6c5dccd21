import type { ColumnType, Generated } from 'kysely'

type Time = ColumnType<Date, Date | string, Date | string>
type GeneratedTime = ColumnType<Date, Date | string | undefined, Date | string>

export interface AuthUserTable {
  id: string
  name: string
  email: string
  email_verified: Generated<boolean>
  image: string | null
  is_anonymous: Generated<boolean>
  is_operator: Generated<boolean>
  created_at: GeneratedTime
  updated_at: GeneratedTime
}

export interface AuthSessionTable {
  id: string
  user_id: string
  token: string
  expires_at: Time
  user_agent: string | null
  ip_address: string | null
  created_at: GeneratedTime
  updated_at: GeneratedTime
}

export interface AuthAccountTable {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  created_at: GeneratedTime
  updated_at: GeneratedTime
}

export interface AuthVerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: Time
  created_at: GeneratedTime
  updated_at: GeneratedTime
}

export interface AuthPasskeyTable {
  id: string
  user_id: string
  name: string | null
  credential_id: string
  counter: number
  device_type: string
  backed_up: boolean
  created_at: Date | null
}

export interface RateLimitTable {
  key: string
  tries: Date[]
  forget_at: Time
}

export interface ManagerMergeTable {
  guest_id: number
  account_id: number
  summary: ColumnType<unknown, string, string>
  at: Time
}

export interface OperatorActionTable {
  id: Generated<number>
  at: GeneratedTime
  game_at: GeneratedTime
  manager_id: number | null
  action: 'lock' | 'settle' | 'correct' | 'pace'
  detail: ColumnType<Record<string, unknown>, string, string>
  outcome: string | null
}
