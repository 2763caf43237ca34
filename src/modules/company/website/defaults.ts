import * as z from 'zod/mini'
import type { Tx } from '#kit/db/tx.ts'
import { readSetting, writeSetting } from '#modules/company/website/store.ts'

/** How prices of a new document stand to PPN until somebody chooses otherwise. */
export type TaxMode = 'exclusive' | 'inclusive' | 'none'

/** What new documents of a company begin with. */
export interface Defaults {
  readonly warehouseId: string | null
  readonly warehouseName: string | null
  /** Only a PKP charges PPN: for others a sale begins without. */
  readonly salesTaxMode: Exclude<TaxMode, 'none'>
  readonly purchaseTaxMode: TaxMode
}

const KEY = 'defaults'

const shape = z.object({
  warehouseId: z.nullable(z.string()),
  warehouseName: z.nullable(z.string()),
  salesTaxMode: z.enum(['exclusive', 'inclusive']),
  purchaseTaxMode: z.enum(['exclusive', 'inclusive', 'none']),
})

/** What they begin with until somebody chooses. */
export const usualDefaults: Defaults = {
  warehouseId: null,
  warehouseName: null,
  salesTaxMode: 'exclusive',
  purchaseTaxMode: 'none',
}

/** What new documents of a company begin with. */
export async function defaultsOf(tx: Tx, companyId: string): Promise<Defaults> {
  const read = shape.safeParse(await readSetting(tx, companyId, KEY))
  return read.success ? read.data : usualDefaults
}

/** Chooses them anew; documents that exist stay as they are. */
export async function saveDefaults(tx: Tx, companyId: string, value: Defaults, by: string): Promise<void> {
  if (JSON.stringify(await defaultsOf(tx, companyId)) === JSON.stringify(value)) return
  await writeSetting(tx, { companyId, key: KEY, value, by })
}

/** A list with the chosen one first. */
export function chosenFirst<T extends { readonly id: string }>(list: readonly T[], id: string | null): T[] {
  return [...list.filter((each) => each.id === id), ...list.filter((each) => each.id !== id)]
}
