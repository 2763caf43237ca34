import type { Zone } from '#ground/day.ts'
import type { Actor, Scope } from '#kit/access/actor.ts'
import { alwaysGranted, allPermissions, isPermission } from '#modules/company/accounts/permissions.ts'
import type { UserStatus } from '#modules/company/accounts/user-status.ts'

/** A session with its person, as one query brings them. */
export interface SessionRow {
  readonly id: string
  readonly csrf_secret: string
  readonly company_id: string | null
  readonly is_stale: boolean
  /** Uses a second factor, and has not given it in this session lately. */
  readonly is_factor_due: boolean
  readonly user_id: string | null
  readonly name: string
  readonly email: string
  readonly status: UserStatus
  readonly scope_companies: string[] | null
  readonly scope_warehouses: string[] | null
  readonly scope_projects: string[] | null
  readonly own_only: boolean
  readonly zone: Zone | null
  /** Name of the company, when it was closed; only sessions stand in one. */
  readonly closed_company?: string | null
  readonly is_owner: boolean
  /** All rights of all roles, joined by commas. */
  readonly permissions: string
  /** The ids of all roles, joined by commas. */
  readonly role_ids: string
  /** The role the session sees through for a while; only sessions have one. */
  readonly preview_role?: string | null
  readonly preview_is_owner?: boolean | null
  readonly preview_permissions?: string | null
  readonly preview_own_only?: boolean
  readonly preview_warehouses?: string[] | null
  readonly preview_projects?: string[] | null
  readonly preview_companies?: string[] | null
  readonly preview_of?: string | null
}

/** The company of somebody who has none yet: no row carries it. */
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000'

/** Makes the acting person of a session; nobody when signed out, or no longer welcome. */
export function actorFrom(row: SessionRow): Actor | undefined {
  if (row.user_id === null || (row.status !== 'active' && row.status !== 'pending')) return undefined
  const permissions = seenThrough(row, permissionsOf(row))
  const scope = scopeOf(row)
  const companyId = companyOf(row, scope)
  return {
    userId: row.user_id,
    name: row.name,
    email: row.email,
    sessionId: row.id,
    companyId,
    zone: row.zone ?? 'Asia/Jakarta',
    permissions,
    scope,
    roles: rolesOf(row),
    via: 'web',
    isFactorDue: row.is_factor_due,
    ...(row.closed_company && companyId !== NO_COMPANY && { closed: row.closed_company }),
    ...(row.preview_role && { preview: previewOf(row, row.preview_role, scope) }),
    can: (permission) => permissions.has(permission),
  }
}

function previewOf(row: SessionRow, role: string, scope: Scope): NonNullable<Actor['preview']> {
  const { companies, warehouses, projects, ownOnly } = scope
  const counts = { companies: counted(companies), warehouses: counted(warehouses), projects: counted(projects) }
  return { role, of: row.preview_of ?? null, ...counts, ownOnly }
}

const counted = (ids: 'all' | readonly string[]) => (ids === 'all' ? null : ids.length)

// Trying a role on, one says yes to nothing: whose role it would be does not matter.
function rolesOf(row: SessionRow): 'all' | readonly string[] {
  if (row.preview_role) return []
  return row.is_owner ? 'all' : row.role_ids.split(',')
}

function scopeOf(row: SessionRow): Scope {
  return {
    companies: within(row.scope_companies, (row.preview_role && row.preview_companies) || null),
    warehouses: within(row.scope_warehouses, (row.preview_role && row.preview_warehouses) || null),
    projects: within(row.scope_projects, (row.preview_role && row.preview_projects) || null),
    ownOnly: row.own_only || Boolean(row.preview_role && row.preview_own_only),
  }
}

// Never wider than one's own.
function within(own: readonly string[] | null, tried: readonly string[] | null): 'all' | readonly string[] {
  if (tried === null) return own ?? 'all'
  return own === null ? tried : tried.filter((id) => own.includes(id))
}

// Never more than one's own rights.
function seenThrough(row: SessionRow, own: ReadonlySet<string>): ReadonlySet<string> {
  if (!row.preview_role || row.preview_is_owner) return own
  const tried = new Set<string>(row.preview_permissions?.split(','))
  return new Set([...own].filter((right) => waiting.has(right) || tried.has(right)))
}

// A company outside the scope, archived or of somebody still waiting is no company at all.
function companyOf(row: SessionRow, scope: Scope): string {
  if (row.status !== 'active' || row.company_id === null || row.zone === null) return NO_COMPANY
  return scope.companies === 'all' || scope.companies.includes(row.company_id) ? row.company_id : NO_COMPANY
}

const owners: ReadonlySet<string> = new Set(allPermissions)
const waiting: ReadonlySet<string> = new Set(alwaysGranted)

// Few role combinations exist; their sets are made once, not per request.
const known = new Map<string, ReadonlySet<string>>()
const MOST_KNOWN = 500

function permissionsOf(row: SessionRow): ReadonlySet<string> {
  if (row.status !== 'active') return waiting
  if (row.is_owner) return owners
  const earlier = known.get(row.permissions)
  if (earlier) return earlier
  if (known.size >= MOST_KNOWN) known.clear()
  const made = new Set<string>([...alwaysGranted, ...row.permissions.split(',').filter(isPermission)])
  known.set(row.permissions, made)
  return made
}
