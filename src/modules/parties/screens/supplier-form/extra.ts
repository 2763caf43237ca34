import type { ReactNode } from 'react'
import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { FieldErrors, FormStore } from '#kit/screen/form/store.ts'

/** What another department keeps in the form of a supplier: its price list. */
export interface SupplierExtra {
  readonly initial: { readonly prices: readonly KeyedRow[]; readonly knownPrices?: unknown }
  readonly section: ReactNode
  readonly prepare: (store: FormStore) => void
  readonly check: (values: object) => FieldErrors
  /** Saves it for a supplier; nothing is asked when nothing changed. */
  readonly save: (supplierId: string, values: object) => Promise<void>
}
