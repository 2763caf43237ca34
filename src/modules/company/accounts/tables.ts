import type { ColumnType, Generated } from 'kysely'
import type { UserStatus } from '#modules/company/accounts/user-status.ts'

type Instant = ColumnType<string, string | undefined, string>
type Stored<T> = ColumnType<T, T | undefined, T>

/** Row scope; null means all. */
export interface ScopeColumns {
  scope_companies: Stored<string[] | null>
  scope_warehouses: Stored<string[] | null>
  scope_projects: Stored<string[] | null>
  own_only: Generated<boolean>
}

interface Stamped {
  version: Generated<number>
  created_at: Instant
  created_by: Stored<string | null>
  updated_at: Instant
  updated_by: Stored<string | null>
}

export interface AppUserTable extends Stamped, ScopeColumns {
  id: string
  name: string
  email: string
  phone: Stored<string | null>
  password_hash: Stored<string | null>
  status: UserStatus
  email_verified_at: Stored<string | null>
  last_login_at: Stored<string | null>
  default_company_id: Stored<string | null>
  /** The company named at registration, for whoever approves. */
  registered_for: Stored<string | null>
}

export interface RoleTable extends Stamped {
  id: string
  name: string
  description: Generated<string>
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

/** What accounts know of a company. */
interface CompanyTable {
  id: string
  name: string
  short_code: string
  legal_form: string
  city: ColumnType<string | null, undefined, never>
  is_default: Generated<boolean>
  is_active: Generated<boolean>
  archived_at: ColumnType<string | null, undefined, never>
  created_by: string | null
}

/** The tables of people who may sign in. */
export interface AccountTables {
  company: CompanyTable
  app_user: AppUserTable
  role: RoleTable
  user_role: { user_id: string; role_id: string }
  session: SessionTable
  trusted_device: TrustedDeviceTable
  setting: SettingTable
}
