import type { ColumnType, Generated } from 'kysely'
import type { SignInOutcome } from '#modules/company/sign-in/outcome.ts'

type Instant = ColumnType<string, string | undefined, string>

/** The tables of everything that is good once and for a short time. */
export interface SignInTables {
  login_code: {
    user_id: string
    session_id: string
    code_hash: Buffer
    attempts: Generated<number>
    by: ColumnType<'mail' | 'app', 'mail' | 'app' | undefined, 'mail' | 'app'>
    sent_at: Instant
    expires_at: string
  }
  email_token: {
    id: string
    user_id: string
    kind: 'verify' | 'reset'
    token_hash: Buffer
    created_at: Instant
    expires_at: string
    used_at: ColumnType<string | null, undefined, string>
  }
  invitation: {
    id: string
    email: string
    name: string | null
    role_id: string
    company_id: string | null
    scope_companies: string[] | null
    scope_warehouses: string[] | null
    scope_projects: string[] | null
    own_only: boolean
    token_hash: Buffer
    invited_by: string
    created_at: Instant
    expires_at: string
    accepted_at: ColumnType<string | null, undefined, string>
    revoked_at: ColumnType<string | null, undefined, string>
  }
  sign_in_event: {
    id: string
    user_id: string | null
    outcome: SignInOutcome
    ip: string
    user_agent: string
    at: Instant
  }
  trusted_device: {
    id: string
    user_id: string
    token_hash: Buffer
    user_agent: string
    created_at: Instant
    expires_at: string
  }
  session: { id: string; user_id: string | null; token_hash: Buffer }
  app_user: { id: string; name: string; email: string }
  role: { id: string; name: string }
  company: { id: string; name: string; legal_form: string }
}
