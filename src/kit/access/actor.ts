import type { Zone } from '#ground/day.ts'

/** Where a person's rights hold: all rows, or those of the listed companies, warehouses, projects, or their own. */
export interface Scope {
  readonly companies: 'all' | readonly string[]
  readonly warehouses: 'all' | readonly string[]
  readonly projects: 'all' | readonly string[]
  readonly ownOnly: boolean
}

/** The person (or command) on whose behalf a verb runs, and the company it works in. */
export interface Actor {
  readonly userId: string
  readonly name: string
  readonly email: string
  readonly sessionId: string
  /** The company this request works in; every business row carries it. */
  readonly companyId: string
  /** The zone in which that company's days begin. */
  readonly zone: Zone
  readonly permissions: ReadonlySet<string>
  readonly scope: Scope
  /** The roles the person holds; whoever has every right holds each. */
  readonly roles?: 'all' | readonly string[]
  readonly via: 'web' | 'cli' | 'job' | 'import' | 'link'
  /** Where the call comes from; absent where there is no call. */
  readonly from?: { readonly ip: string; readonly userAgent: string }
  /** Sees through somebody else's role for a while, and writes nothing meanwhile. */
  readonly preview?: Preview
  /** Name of the company, where it was closed: it is read, and nothing is written in it. */
  readonly closed?: string
  /** Uses a second factor, and has not given it in this session lately: sensitive acts ask for it. */
  readonly isFactorDue?: boolean
  /** What history says of an act that gives no reason of its own: 'diimpor dari berkas pelanggan.xlsx baris 12'. */
  readonly note?: string
  can(permission: string): boolean
}

/** What is tried: whose rights, and how many companies, warehouses and projects they reach; null is all of them. */
export interface Preview {
  readonly role: string
  /** The person's name, where it is a person's sight. */
  readonly of: string | null
  readonly companies: number | null
  readonly warehouses: number | null
  readonly projects: number | null
  readonly ownOnly: boolean
}

/** Tells whether a person holds a role; an owner holds every one. */
export function hasRole({ roles = [] }: Pick<Actor, 'roles'>, roleId: string): boolean {
  return roles === 'all' || roles.includes(roleId)
}
