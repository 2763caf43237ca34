import type { Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'

interface AskedHeads {
  readonly projectId: string
  readonly from: Day
  readonly to: Day
}

type SiteHeads = (tx: Tx, companyId: string, of: AskedHeads) => Promise<ReadonlyMap<string, number>>

let heads: SiteHeads = () => Promise.resolve(new Map())

/** The department of the daily reports says here how many people each tells of, by day; a day that tells nothing is not in it. */
export function tellSiteHeads(told: SiteHeads): void {
  heads = told
}

/** How many people the daily reports of a project tell of, by day. */
export function siteHeads(tx: Tx, companyId: string, of: AskedHeads): Promise<ReadonlyMap<string, number>> {
  return heads(tx, companyId, of)
}
