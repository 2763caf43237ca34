import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { Item, ItemInput } from '../../contract.ts'

/** A supplier an item may be had from, as the form holds it. */
export interface SupplierValues extends KeyedRow {
  readonly id?: string
  readonly supplierId: Choice | null
  readonly price: string
  readonly leadDays: string
}

export const blankSupplier = (): Omit<SupplierValues, 'key'> => ({ supplierId: null, price: '', leadDays: '' })

export function isBlankSupplier({ supplierId, price, leadDays }: SupplierValues): boolean {
  return !supplierId && !price && !leadDays
}

/** The suppliers of a saved item. */
export function supplierRows({ suppliers, supplierNames }: Item): SupplierValues[] {
  return suppliers.map(({ id, supplierId, price, leadDays }) => ({
    ...{ key: id, id, price: price ?? '' },
    supplierId: { id: supplierId, label: supplierNames[supplierId] ?? 'Supplier' },
    leadDays: typeof leadDays === 'number' ? String(leadDays) : '',
  }))
}

/** The same beside an item like it. */
export function copiedSuppliers(rows: readonly SupplierValues[]): SupplierValues[] {
  return rows.map(({ id: _id, ...row }) => ({ ...row, key: rowKey() }))
}

/** What is sent of them; days that are no number go as typed, so that their field is refused. */
export function suppliersOf(rows: readonly SupplierValues[] = []): ItemInput['suppliers'] {
  return rows.map(({ key: _key, supplierId, leadDays, ...row }) => ({
    ...row,
    supplierId: supplierId?.id ?? '',
    leadDays: leadDays.trim() === '' ? null : Number(leadDays),
  }))
}
