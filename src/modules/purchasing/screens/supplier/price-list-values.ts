import { readDay } from '#ground/amount-input.ts'
import type { Day } from '#ground/day.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { GridRow } from '#kit/screen/grid/column.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { ListPrice, savePriceList } from '../../prices/contract.ts'

/** A line of the price list as it is being typed; the day as people write it. */
export interface PriceValues extends GridRow {
  readonly id?: string
  readonly version?: number
  readonly item: Choice | null
  readonly unit: string
  readonly price: string
  readonly minQty: string
  readonly validFrom: string
}

type Sent = InputOf<typeof savePriceList>
type Prices = Sent['prices']

/** A fresh line. */
export function blankPrice() {
  return { item: null, unit: '', price: '', minQty: '', validFrom: '' }
}

/** True for the row that only asks to be filled. */
export function isBlankPrice(row: PriceValues): boolean {
  return !row.item && row.price === ''
}

/** What holds today and later, as the form shows it. */
export function priceValues(list: readonly ListPrice[]): readonly PriceValues[] {
  return list
    .filter((one) => one.standing !== 'lewat')
    .map((one) => ({
      key: rowKey(),
      id: one.id,
      version: one.version,
      item: { id: one.itemId, label: one.itemName, code: one.itemCode, more: { unit: one.baseUnit } },
      unit: one.unit,
      price: one.price,
      minQty: one.minQty === '0' ? '' : one.minQty,
      validFrom: one.validFrom.split('-').toReversed().join('/'),
    }))
}

/** Which lines the form began with. */
export function knownOf(rows: readonly PriceValues[]): Sent['known'] {
  return rows.flatMap(({ id, version }) => (id && version ? [{ id, version }] : []))
}

/** The same in a form that has them; a draft keeps what it began with. */
export function knownIn(values: object): Sent['known'] {
  return (values as { readonly knownPrices?: Sent['known'] }).knownPrices
}

/** What needs no server: an item, a price, a day that can be read, and no line twice. */
export function checkPrices(rows: readonly PriceValues[], today: Day): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  const seen = new Set<string>()
  rows.forEach((row, at) => {
    const line = `Baris ${at + 1}:`
    if (!row.item?.id) errors[`prices.${at}.item`] = [`${line} pilih barang.`]
    if (row.price === '' || row.price === '0') errors[`prices.${at}.price`] = [`${line} isi harga.`]
    if (row.unit === '') errors[`prices.${at}.unit`] = [`${line} pilih satuan.`]
    const from = fromOf(row, today)
    if (!from) errors[`prices.${at}.validFrom`] = [`${line} tulis tanggal, misalnya 21/11/2026.`]
    const key = [row.item?.id, row.unit, row.minQty || '0', from].join(' ')
    if (row.item?.id && seen.has(key))
      errors[`prices.${at}.item`] = [`${line} barang, satuan, minimal, dan tanggal ini sudah ada.`]
    seen.add(key)
  })
  return errors
}

/** What is sent; a day left empty is today. */
export function pricesOf(rows: readonly PriceValues[], today: Day): Prices {
  return rows.map((row) => ({
    ...(row.id && { id: row.id, version: row.version }),
    itemId: row.item?.id ?? '',
    unit: row.unit,
    price: row.price,
    minQty: row.minQty || '0',
    validFrom: fromOf(row, today) ?? today,
  }))
}

/** The prices of a form that has them. */
export function pricesIn(values: object): readonly PriceValues[] {
  return ((values as { readonly prices?: readonly KeyedRow[] }).prices ?? []) as readonly PriceValues[]
}

function fromOf(row: PriceValues, today: Day): Day | undefined {
  return row.validFrom.trim() === '' ? today : readDay(row.validFrom, today)
}
