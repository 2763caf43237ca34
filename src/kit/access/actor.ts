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
  readonly via: 'web' | 'cli' | 'job' | 'import'
  can(permission: string): boolean
}
