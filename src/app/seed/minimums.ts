import type { Person } from '#app/seed/as-person.ts'
import { changeStockSettings, listStock, pickWarehouse, type StockRow } from '#modules/warehouse/contract.ts'

/** Every so many stocks one has run below what its warehouse keeps. */
const SHORT_EVERY = 5

/** Says of every warehouse how much it keeps of its goods, on which rack, and how much is bought again; some run short. */
export async function demoMinimums(person: Person): Promise<void> {
  for (const warehouse of await person.do(pickWarehouse, {})) {
    const { rows } = await person.do(listStock, { warehouseId: warehouse.id, size: '100', sort: 'itemCode' })
    for (const [at, row] of rows.entries()) await keep(person, row, at)
  }
}

async function keep(person: Person, row: StockRow, at: number): Promise<void> {
  const supply = Math.max(0, Number.parseInt(row.available, 10) + Number.parseInt(row.incoming, 10))
  const isShort = at % SHORT_EVERY === SHORT_EVERY - 2
  const minimum = isShort ? rounded(supply * 1.2) + 5 : rounded(supply / 4)
  if (minimum === 0) return
  await person.do(changeStockSettings, {
    id: row.id,
    version: row.version,
    minQty: String(minimum),
    reorderQty: String(minimum * 2),
    rack: row.rack ?? `${'ABCD'[at % 4] ?? 'A'}-${1 + Math.trunc(at / 4)}`,
  })
}

/** As people say it: in fives, and in fifties where there is much. */
function rounded(qty: number): number {
  const step = qty >= 200 ? 50 : 5
  return Math.trunc(qty / step) * step
}
