import type { KeyedRow } from '#kit/screen/form/rows.ts'
import type { ItemInput } from '../../contract.ts'

/** What of a new item lay in one warehouse. */
export interface OpeningValues extends KeyedRow {
  readonly warehouseId: string
  readonly qty: string
  readonly cost: string
}

export function isBlankOpening({ qty, cost }: OpeningValues): boolean {
  return !qty && !cost
}

interface Opened {
  readonly kind: string
  readonly opening?: readonly OpeningValues[]
  readonly openingOn: string
}

/** What is sent of it; nothing where nothing was written, nor of services, which lie nowhere. */
export function openingOf({ kind, opening = [], openingOn }: Opened): Pick<ItemInput, 'opening' | 'openingOn'> {
  if (kind === 'jasa' || opening.length === 0) return {}
  return { openingOn, opening: opening.map(({ key: _key, ...row }) => row) }
}
