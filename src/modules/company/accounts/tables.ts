import type { ColumnType, Generated } from 'kysely'

type Instant = ColumnType<string, string | undefined, string>

/** Where a person stands between registering and leaving. */
export type UserStatus = 'unverified' | 'pending' | 'active' | 'rejected' | 'disabled'

interface ScopeColumns {
  readonly scope_companies: string[] | null
  readonly scope_warehouses: string[] | null
  readonly scope_projects: string[] | null
  readonly own_only: Generated<boolean>
}

interface Stamped {
  version: Generated<number>
  created_at: Instant
  created_by: string | null
  updated_at: Instant
  updated_by: string | null
}

export interface AppUserTable extends Stamped, ScopeColumns {
  id: string
  name: string
  email: string
  phone: string | null
  password_hash: string | null
  status: UserStatus
  email_verified_at: string | null
  last_login_at: string | null
  default_company_id: string | null
}

export interface RoleTable extends Stamped {
  id: string
  name: string
  description: string
  permissions: string[]
  is_owner: Generated<boolean>
  is_system: Generated<boolean>
}

export interface SessionTable {
  id: string
  token_hash: Buffer
  csrf_secret: string
  user_id: string | null
  company_id: string | null
  ip: string
  user_agent: string
  created_at: Instant
  last_seen_at: Instant
  idle_until: ColumnType<string, string, string>
  expires_at: ColumnType<string, string, string>
}

export interface TrustedDeviceTable {
  id: string
  user_id: string
  token_hash: Buffer
  user_agent: string
  created_at: Instant
  expires_at: string
}

export interface SettingTable {
  company_id: string | null
  key: string
  value: unknown
  effective_from: Instant
  changed_by: string | null
}

/** The tables of people who may sign in. */
export interface AccountTables {
  app_user: AppUserTable
  role: RoleTable
  user_role: { user_id: string; role_id: string }
  session: SessionTable
  trusted_device: TrustedDeviceTable
  setting: SettingTable
}
