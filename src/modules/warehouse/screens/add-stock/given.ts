import { isDecimal } from '#kit/screen/form/amount.ts'
import { rowKey } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { unitsOf } from '#modules/catalog/screens/face.tsx'
import { blankLine, type StockLine } from './values.ts'

/** Goods that the address names, in base units; without a quantity it is asked. */
export interface GivenGoods {
  readonly itemId: string
  readonly qty: string
}

/** What the address names: `stok` or `barang`, and `jumlah` of each, several by commas in the same order. */
export function givenGoods(search: Readonly<Record<string, unknown>>): readonly GivenGoods[] {
  const listed = (name: string) => (typeof search[name] === 'string' ? search[name].split(',') : [])
  const qtys = listed('jumlah')
  const ids = search['stok'] === undefined ? listed('barang') : listed('stok')
  return ids
    .map((itemId, at) => ({ itemId, qty: amountOf(qtys[at]) }))
    .filter(({ itemId }, at) => itemId !== '' && ids.indexOf(itemId) === at)
}

/** Lines that a new form begins with; goods that are gone are left out. */
export function givenLines(goods: readonly GivenGoods[], items: ReadonlyMap<string, Choice>): readonly StockLine[] {
  return goods.flatMap(({ itemId, qty }) => {
    const item = items.get(itemId)
    return item ? [{ ...blankLine(), key: rowKey(), item, qty, unit: unitsOf(item)[0] ?? '' }] : []
  })
}

// The address may say anything: what is no amount of goods is asked.
function amountOf(said: string | undefined): string {
  return isDecimal(said) && Number(said) > 0 ? said : ''
}
