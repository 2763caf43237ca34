import { thousands } from '#ground/format.ts'
import type { GridColumn, GridRow } from '#kit/screen/grid/column.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { typedLineAmount } from '#modules/company/totals/screens/face.tsx'
import { pastedUnit, priceAt, unitsOf } from '#modules/catalog/screens/face.tsx'
import type { OrderStart } from '../../orders/contract.ts'
import type { LineValues } from './values.ts'

/** The columns of the line grid: a picked item brings its unit, today's price for this customer and its own tax. */
export function lineColumns(items: ChoiceSource, start: OrderStart, level: () => string): readonly GridColumn[] {
  return [
    {
      id: 'item',
      kind: 'pick',
      title: 'Produk atau jasa',
      source: items,
      placeholder: 'Ketik item…',
      fill: (item) => {
        const unit = unitsOf(item)[0] ?? ''
        return { unit, price: priceAt(item, unit, level()), taxCode: ownTax(item, start), wording: '' }
      },
    },
    { id: 'qty', kind: 'quantity', title: 'Qty', width: 64 },
    {
      id: 'unit',
      kind: 'choice',
      title: 'Satuan',
      width: 64,
      enter: 'never',
      options: (row) => unitChoices(row).map((unit) => ({ value: unit, label: unit })),
      meant: (word, row) => pastedUnit(word, (row as LineValues).item),
      fill: (unit, row) => {
        const item = (row as LineValues | undefined)?.item
        const price = item ? priceAt(item, unit, level()) : ''
        return price === '' ? {} : { price }
      },
    },
    { id: 'price', kind: 'price', title: 'Harga (Rp)', width: 96, enter: 'empty' },
    { id: 'discount', kind: 'percent', title: 'Diskon', width: 60, enter: 'never', placeholder: '–' },
    ...(start.sellerIsPkp ? [taxColumn(start)] : []),
    { id: 'amount', kind: 'worked', title: 'Jumlah (Rp)', width: 124, work: amountText },
  ]
}

// What the order asks for unless the line says otherwise; the select of the terms may take PPN off all of them.
function taxColumn({ taxCode, taxCodes }: OrderStart): GridColumn {
  const others = taxCodes.filter(({ code }) => code !== taxCode)
  const usualLabel = taxCode === 'PPN' ? 'PPN' : (taxCodes.find(({ code }) => code === taxCode)?.label ?? 'PPN')
  const options = [
    { value: taxCode ?? 'usual', label: usualLabel },
    { value: 'none', label: 'Tanpa' },
    ...others.map(({ code, label }) => ({ value: code, label })),
  ]
  return {
    id: 'taxCode',
    kind: 'choice',
    title: 'Pajak',
    width: 68,
    enter: 'never',
    isNotPasted: true,
    options: () => options,
  }
}

function ownTax({ more }: Choice, { taxCode, taxCodes }: OrderStart): string {
  const own = more?.['taxCode']
  const isKnown = typeof own === 'string' && (own === 'none' || taxCodes.some(({ code }) => code === own))
  return isKnown ? own : (taxCode ?? 'usual')
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
