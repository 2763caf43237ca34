import { thousands } from '#ground/format.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { pastedUnit, priceIn, purchaseUnitOf, unitsOf } from '#modules/catalog/screens/face.tsx'
import { typedLineAmount } from '#modules/company/totals/screens/face.tsx'
import type { PurchaseStart } from '../../orders/detail.ts'
import { ownTax, taxOptions } from './line-tax.ts'
import type { LineValues } from './values.ts'

/** The columns of the line grid: a picked item brings the unit it is bought in, the last price paid and its own tax. */
export function lineColumns(items: ChoiceSource, start: Pick<PurchaseStart, 'taxCodes'>): readonly GridColumn[] {
  return [
    {
      id: 'item',
      kind: 'pick',
      title: 'Barang atau jasa',
      source: items,
      placeholder: 'Ketik nama atau kode…',
      fill: (item) => {
        const unit = purchaseUnitOf(item)
        return { unit, price: priceIn(item, unit, 'lastPrice'), description: '', taxCode: ownTax(item, start) }
      },
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 64 },
    { ...unitColumn, width: 64 },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 96, enter: 'empty' },
    { id: 'discount', kind: 'percent', title: 'Diskon', width: 60, enter: 'never', placeholder: '–' },
    {
      id: 'taxCode',
      kind: 'choice',
      title: 'Pajak',
      width: 68,
      enter: 'never',
      isNotPasted: true,
      options: () => taxOptions(start),
    },
    { id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 124, work: amountText },
  ]
}

interface Picked {
  readonly item: Choice | null
}

/** One of the item's units, however a pasted word writes it; another unit costs another price. */
export const unitColumn = {
  id: 'unit',
  kind: 'choice',
  title: 'Satuan',
  enter: 'never',
  options: unitOptions,
  meant: (word, row) => pastedUnit(word, (row as GridRow & Picked).item),
  fill: (unit, row) => {
    const item = (row as (GridRow & Picked) | undefined)?.item
    const price = item ? priceIn(item, unit, 'lastPrice') : ''
    return price === '' ? {} : { price }
  },
} as const satisfies Omit<Extract<GridColumn, { kind: 'choice' }>, 'width'>

/** The units a line's item is bought in, its own first when the item is not known with all of them. */
export function unitOptions(row: object | undefined): { value: string; label: string }[] {
  const line = row as { item: Choice | null; unit: string } | undefined
  const known = unitsOf(line?.item, 'isPurchase')
  const all = line?.unit && !known.includes(line.unit) ? [line.unit, ...known] : known
  return all.map((unit) => ({ value: unit, label: unit }))
}

function amountText(row: GridRow): string {
  const amount = typedLineAmount(row as LineValues)
  return amount === undefined ? '' : thousands(amount)
}
