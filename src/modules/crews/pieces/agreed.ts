import type { Quantity } from '#ground/quantity.ts'
import type { Tx } from '#kit/db/tx.ts'

interface Asked {
  readonly projectId: string
  readonly workItemIds: readonly string[]
}

type AgreedVolumes = (tx: Tx, companyId: string, of: Asked) => Promise<ReadonlyMap<string, Quantity>>

let known: AgreedVolumes = () => Promise.resolve(new Map())

/** The department of the bill of quantities says here what was agreed of work items, by id; what is not in it has no bound. */
export function tellAgreedVolumes(told: AgreedVolumes): void {
  known = told
}

/** What was agreed with the owner of a project of some work items, addenda included; by id. */
export function agreedVolumes(tx: Tx, companyId: string, of: Asked): Promise<ReadonlyMap<string, Quantity>> {
  return known(tx, companyId, of)
}
