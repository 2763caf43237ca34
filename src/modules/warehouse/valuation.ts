import type { Day } from '#ground/day.ts'
import { sum, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import type { FileReply } from '#kit/http/serve.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { exportOf } from '#kit/list/export.ts'
import * as journal from '#modules/journal/face.ts'
import * as stock from '#modules/stock/face.ts'
import { placeNames } from '#modules/warehouse/place-names-store.ts'
import type { ValuationTotal } from '#modules/warehouse/answers.ts'
import { valuationSource } from '#modules/warehouse/valuation-store.ts'

/** Answers every row of it as a file, warehouse by warehouse; to nobody who may not see cost. */
export async function exportValuation(
  tx: Tx,
  actor: Actor,
  asked: ListAsked & { readonly on: Day; readonly format: 'csv' | 'xlsx' },
): Promise<FileReply> {
  if (!actor.can('view biaya')) throw new Forbidden('view biaya')
  const inOrder = { sort: 'warehouseName', ...asked }
  return exportOf(tx, valuationSource(actor, asked.on), actor, inOrder, `Nilai persediaan ${asked.on}`)
}

/** Tells what stock was worth at the end of a day, by warehouse, and beside the ledger when it is all of the company's. */
export async function valuationTotal(
  tx: Tx,
  actor: Actor,
  asked: { readonly on: Day; readonly warehouseId?: string },
): Promise<ValuationTotal> {
  const all = await stock.worthAsOf(tx, actor.companyId, asked.on)
  const seen = all.filter(
    ({ warehouseId }) =>
      isWithin(actor.scope.warehouses, warehouseId) && (asked.warehouseId ?? warehouseId) === warehouseId,
  )
  const names = await placeNames(tx, actor.companyId)
  const byPlace = Map.groupBy(seen, (row) => row.warehouseId)
  const isWhole = !asked.warehouseId && actor.scope.warehouses === 'all'
  return {
    on: asked.on,
    value: String(valueOf(seen)),
    places: [...byPlace]
      .map(([id, rows]) => ({ name: names.get(id) ?? '', items: itemsOf(rows), value: String(valueOf(rows)) }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'id')),
    accounts: isWhole ? await besideLedger(tx, actor, asked.on, seen) : [],
  }
}

async function besideLedger(tx: Tx, actor: Actor, on: Day, rows: readonly stock.WorthThen[]) {
  const beside = []
  for (const code of stock.inventoryAccounts) {
    const held = valueOf(rows.filter((row) => row.account === code))
    const ledger = await journal.balanceOf(tx, actor.companyId, code, on)
    if (held !== ZERO || ledger !== ZERO) beside.push({ code, stock: String(held), ledger: String(ledger) })
  }
  return beside
}

function itemsOf(rows: readonly stock.WorthThen[]): number {
  return rows.reduce((items, row) => items + row.items, 0)
}

function valueOf(rows: readonly { readonly value: Money }[]): Money {
  return sum(rows.map((row) => row.value))
}
