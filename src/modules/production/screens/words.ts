import { rupiah } from '#ground/format.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Said } from '#kit/screen/document/said.ts'
import type { Stage } from '../words.ts'
import { stageWords } from '../words.ts'

/** The badge of a production order. */
export const stageSaid: Readonly<Record<Stage, Said>> = {
  draft: { text: stageWords.draft, tone: 'neutral' },
  planned: { text: stageWords.planned, tone: 'info' },
  running: { text: stageWords.running, tone: 'warning' },
  done: { text: stageWords.done, tone: 'success' },
  cancelled: { text: stageWords.cancelled, tone: 'neutral' },
}

/** Where the view of one order stands: inside the page of its house. */
export function orderAt(row: { readonly id: string; readonly houseId: string }): {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
} {
  return { to: `/rumah-produksi/detail/${row.houseId}`, search: { spk: row.id } }
}

/** What is done, in whole percents: the length of a bar. */
export function percentDone(made: string, planned: string): number {
  const [done, of] = [Number(made), Number(planned)]
  return of > 0 ? Math.min(100, Math.floor((done / of) * 100)) : 0
}

/** Where material is asked for: a transfer into the raw warehouse of a house, of what an order is short of. */
export function askForMaterial(
  rawWarehouseId: string,
  short: readonly { readonly itemId: string; readonly short: string }[] = [],
): { to: string; search: Readonly<Record<string, string>> } {
  const goods = {
    stok: short.map((each) => each.itemId).join(','),
    jumlah: short.map((each) => each.short).join(','),
  }
  return {
    to: '/gudang/tambah-stock',
    search: { jenis: 'transfer', ke: rawWarehouseId, ...(short.length > 0 && goods) },
  }
}

/** What one piece is worth, in whole rupiah, half up: 'Rp60.816 per m²'. */
export function eachWorth(unitCost: string, unit: string): string {
  return `${rupiah(lineAmount(quantity('1'), price(unitCost)))} per ${unit}`
}
