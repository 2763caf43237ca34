import type { Choice } from '#kit/screen/picker/choice.ts'
import type { PurchaseStart } from '../../orders/detail.ts'

type Taxes = Pick<PurchaseStart, 'taxCodes'>

/** The PPN a line may bear: as the order does, none, or a code of the day. */
export function taxOptions({ taxCodes }: Taxes): { value: string; label: string }[] {
  return [
    { value: 'usual', label: 'Ikut PO' },
    { value: 'none', label: 'Tanpa' },
    ...taxCodes.map(({ code, label }) => ({ value: code, label })),
  ]
}

/** The PPN an item brings to its line: its own where it has one that holds, else as the order. */
export function ownTax(item: Choice | null, { taxCodes }: Taxes): string {
  const own = item?.more?.['taxCode']
  const isKnown = typeof own === 'string' && (own === 'none' || taxCodes.some(({ code }) => code === own))
  return isKnown ? own : 'usual'
}
