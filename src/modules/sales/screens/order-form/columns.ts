import { thousands } from '#ground/format.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import type { ChoiceSource } from '#kit/screen/picker/choice.ts'
import { typedLineAmount } from '#modules/company/totals/screens/face.tsx'
import { priceIn, unitsOf } from '#modules/catalog/screens/face.tsx'
import type { LineValues } from './values.ts'

/** The columns of the line grid: a picked item brings its unit and today's price. */
export function lineColumns(items: ChoiceSource): readonly GridColumn[] {
  return [
    {
      id: 'item',
      kind: 'pick',
      title: 'Produk atau jasa',
      source: items,
      placeholder: 'Ketik nama atau kode produk…',
      fill: (item) => {
        const unit = unitsOf(item)[0] ?? ''
        return { unit, price: priceIn(item, unit) }
      },
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 72 },
    {
      id: 'unit',
      kind: 'choice',
      title: 'Satuan',
      width: 72,
      enter: 'never',
      options: (row) => unitChoices(row).map((unit) => ({ value: unit, label: unit })),
      fill: (unit, row) => {
        const item = (row as LineValues | undefined)?.item
        const price = item ? priceIn(item, unit) : ''
        return price === '' ? {} : { price }
      },
    },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 104, enter: 'empty' },
    { id: 'discount', kind: 'percent', title: 'Diskon', width: 60, enter: 'never', placeholder: '–' },
    { id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 124, work: amountText },
  ]
}

function unitChoices(row: GridRow | undefined): readonly string[] {
  const line = row as LineValues | undefined
  const known = unitsOf(line?.item)
  if (!line?.unit || known.includes(line.unit)) return known
  return [line.unit, ...known]
}

function amountText(row: GridRow): string {
  const amount = typedLineAmount(row as LineValues)
  return amount === undefined ? '' : thousands(amount)
}
