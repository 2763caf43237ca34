import { rupiah } from '#ground/format.ts'
import { quantity } from '#ground/quantity.ts'

interface Moved {
  readonly qty: string
  readonly difference: bigint
}

/** What a price that came later charged to goods that were used already; nothing of a move of goods. */
export function chargedToUsed({ qty, difference }: Moved): bigint {
  return quantity(qty) === 0n ? difference : 0n
}

interface Price {
  readonly value?: string | undefined
  readonly chargedToUsed?: string | undefined
}

/**
 * Says what a price that came later did: to the goods that lay here, and to those that were used already.
 *
 *   { value: '0', chargedToUsed: '600000' }  // ['Rp600.000 ke biaya barang yang sudah dipakai']
 */
export function priceSaid({ value, chargedToUsed: charged }: Price, change = 'perubahan nilai'): string[] {
  const used = charged === undefined ? [] : [`${rupiah(charged)} ke biaya barang yang sudah dipakai`]
  return value === '0' && used.length > 0 ? used : [change, ...used]
}
