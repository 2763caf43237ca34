import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** What the warehouse of a site is called and where it stands. */
export interface Site {
  readonly projectId: string
  readonly code: string
  readonly name: string
  readonly address: string | null
  readonly city: string
}

/** How the warehouse of a site is kept. */
export interface SiteWarehouses {
  /** Opens the warehouse of a new project and gives its id; refuses a code that another warehouse has. */
  open(tx: Tx, actor: Actor, site: Site): Promise<string>
  /** Closes it, unless goods lie there, or opens it again. */
  turn(tx: Tx, actor: Actor, warehouseId: string, isClosed: boolean): Promise<void>
  /** Takes away one where nothing ever lay. */
  remove(tx: Tx, actor: Actor, warehouseId: string): Promise<void>
  nameOf(tx: Tx, companyId: string, warehouseId: string): Promise<string>
}

let kept: SiteWarehouses | undefined

/** The book of stock says here how it keeps the warehouse of a site; a project knows no stock. */
export function tellSiteWarehouses(told: SiteWarehouses): void {
  kept = told
}

/** Gives who keeps the warehouses of sites. */
export function siteWarehouses(): SiteWarehouses {
  if (!kept) throw new Error('nobody keeps the warehouses of sites: import the face of stock')
  return kept
}
