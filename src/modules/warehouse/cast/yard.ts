import { NO_DIMS } from '#ground/dims.ts'
import { day } from '#ground/day.ts'
import { money, plus, sum, ZERO } from '#ground/money.ts'
import { convert, minusQty, plusQty, quantity, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import * as journal from '#modules/journal/face.ts'
import { accounts, credit, debit, differenceLines, stockLines } from '#modules/journal/rules.ts'
import * as stock from '#modules/stock/face.ts'
import { addStock } from '#modules/warehouse/documents/save-document.ts'
import { openStockDocument } from '#modules/warehouse/documents/open-document.ts'
import { voidStockDocument } from '#modules/warehouse/documents/void-document.ts'
import { approveCount } from '#modules/warehouse/opname/approve-count.ts'
import * as counting from '#modules/warehouse/opname/count-stock.ts'
import { openCount } from '#modules/warehouse/opname/open-count.ts'
import type { OutcomeKind } from '#modules/warehouse/transfers/contract.ts'
import { openTransfer } from '#modules/warehouse/transfers/open-transfer.ts'
import { createTransfer } from '#modules/warehouse/transfers/write-transfer.ts'
import {
  receiveTransfer,
  settleTransfer,
  undoOutcome,
  voidTransfer,
} from '#modules/warehouse/transfers/settle-transfer.ts'

const on = day('2026-11-21')

/** Goods of one item in or out of one place. */
export interface Goods {
  readonly itemId: string
  readonly warehouseId: string
  readonly qty: Quantity
}

/** Everything people do with goods, as one act each: what the tests of the books are made of. */
export function aYard(db: Database, actor: Actor) {
  const act = <T>(work: (tx: Tx) => Promise<T>) => db.withTx(work)

  type Type = 'penerimaan' | 'pengeluaran' | 'rusak' | 'hilang' | 'ditemukan'
  async function document(type: Type, goods: Goods, value: bigint | null) {
    const line = { itemId: goods.itemId, qty: goods.qty, unit: null, note: null }
    const { id } = await act((tx) =>
      addStock(tx, actor, {
        type,
        on,
        warehouseId: goods.warehouseId,
        projectId: null,
        requestedBy: null,
        receivedBy: null,
        notes: null,
        post: true,
        lines: [{ ...NO_DIMS, ...line, value: value === null ? null : money(value) }],
      }),
    )
    return id
  }

  return {
    receive: (goods: Goods, value: bigint) => document('penerimaan', goods, value),
    issue: (goods: Goods) => document('pengeluaran', goods, null),
    damage: (goods: Goods) => document('rusak', goods, null),
    lose: (goods: Goods) => document('hilang', goods, null),
    /** What turns up is worth what such goods are worth there. */
    find: (goods: Goods) => document('ditemukan', goods, null),

    async takeBack(id: string) {
      const { version } = await openStockDocument(db.read, actor, id)
      await act((tx) => voidStockDocument(tx, actor, { id, version, reason: 'uji' }))
    },

    /** Part of a receipt goes back to where it came from, at its own cost. */
    async giveBack(id: string, qty: Quantity) {
      const lineId = (await openStockDocument(db.read, actor, id)).lines[0]?.id ?? ''
      const source = { kind: 'uji-retur', id: newId() }
      await act(async (tx) => {
        const lines = [{ of: { kind: 'stock-document', id, lineId }, qty }]
        const moves = await stock.takeBack(tx, actor, { document: source, on, lines })
        const entry = stockLines(moves, accounts.receivedNotBilled)
        await journal.post(tx, actor, { on, area: 'stock', source, memo: 'uji', lines: entry })
      })
    },

    /** The price of a receipt turns out to be another: what is there takes its share, the rest is a difference. */
    async reprice(id: string, value: bigint): Promise<string> {
      const lineId = (await openStockDocument(db.read, actor, id)).lines[0]?.id ?? ''
      const source = { kind: 'uji-harga', id: newId() }
      await act(async (tx) => {
        const lines = [{ of: { kind: 'stock-document', id, lineId }, value: money(value) }]
        const moves = await stock.revalue(tx, actor, { document: source, on, lines })
        const total = plus(sum(moves.map((move) => move.value)), ...moves.map((move) => move.difference))
        if (total !== money(value)) throw new Error(`asked for ${value}, got ${total}`)
        const booked = moves.flatMap((move) => [
          debit(move.account, move.value, NO_DIMS),
          debit(accounts.costOfGoodsSold, move.difference, NO_DIMS),
        ])
        const entry = [...booked, credit(accounts.receivedNotBilled, total, NO_DIMS)]
        await journal.post(tx, actor, { on, area: 'stock', source, memo: 'uji', lines: entry })
      })
      return source.id
    },

    /** The price was right after all. */
    async unprice(id: string) {
      const source = { kind: 'uji-harga', id }
      await act(async (tx) => {
        const moves = await stock.reverse(tx, actor, source, { on })
        await journal.reverse(tx, actor, source, { on, reason: 'uji' })
        const rest = { kind: 'uji-harga.selisih', id }
        await journal.post(tx, actor, { on, area: 'stock', source: rest, memo: 'uji', lines: differenceLines(moves) })
      })
    },

    async send(goods: Goods, to: string) {
      const { id } = await act((tx) =>
        createTransfer(tx, actor, {
          date: on,
          fromWarehouseId: goods.warehouseId,
          toWarehouseId: to,
          driverName: null,
          vehiclePlate: null,
          requestedBy: null,
          notes: null,
          lines: [{ ...NO_DIMS, itemId: goods.itemId, qty: goods.qty, unit: null, note: null }],
          send: true,
        }),
      )
      return id
    },

    /** A share of what is on the way arrives, comes back, is lost or broken; tells which outcome it is and how much it was. */
    async become(
      id: string,
      kind: OutcomeKind,
      share: bigint,
    ): Promise<{ readonly outcomeId: string; readonly qty: Quantity }> {
      const { version, lines } = await openTransfer(db.read, actor, id)
      const open = quantity(lines[0]?.open ?? '0')
      const part = convert(open, share, 100n)
      const qty = part > 0n ? part : open
      // The shape at the door takes no zero.
      if (qty === 0n) throw new Refusal('transfer.nothing-open')
      const asked = { id, version, date: on, lines: [{ lineId: lines[0]?.id ?? '', qty }] }
      await act((tx) =>
        kind === 'diterima'
          ? receiveTransfer(tx, actor, { ...asked, receivedBy: null })
          : settleTransfer(tx, actor, { ...asked, kind, reason: 'uji' }),
      )
      const { outcomes } = await openTransfer(db.read, actor, id)
      return {
        outcomeId:
          outcomes
            .map((one) => one.id)
            .toSorted()
            .at(-1) ?? '',
        qty,
      }
    },

    /** It did not become that after all: it lies in between again. */
    async undo(id: string, outcomeId: string) {
      const { version } = await openTransfer(db.read, actor, id)
      await act((tx) => undoOutcome(tx, actor, { id, outcomeId, version, reason: 'uji' }))
    },

    async callOff(id: string) {
      const { version } = await openTransfer(db.read, actor, id)
      await act((tx) => voidTransfer(tx, actor, { id, version, reason: 'uji' }))
    },

    /** All of a warehouse is counted, each item off by so much, and handed in; tells what was found of each. */
    async handIn(
      warehouseId: string,
      off: bigint,
      isStill: boolean,
    ): Promise<{ readonly id: string; readonly found: ReadonlyMap<string, Quantity> }> {
      const { id } = await act((tx) =>
        counting.createCount(tx, actor, {
          date: on,
          warehouseId,
          categories: null,
          racks: null,
          isStill,
          isBlind: false,
          notes: null,
          start: true,
        }),
      )
      const begun = await openCount(db.read, actor, id)
      const found = new Map(
        begun.lines.map((line) => {
          const book = quantity(line.book ?? '0')
          const counted =
            off < 0n
              ? minusQty(book, convert(quantity('1'), -off, 10_000n))
              : plusQty(book, convert(quantity('1'), off, 10_000n))
          return [line.itemId, counted < 0n ? ZERO_QTY : counted] as const
        }),
      )
      const lines = [...found].map(([itemId, counted]) => ({
        itemId,
        counted,
        damaged: ZERO_QTY,
        reason: 'Salah catat',
      }))
      await act((tx) => counting.saveCounted(tx, actor, { id, lines }))
      const counted = await openCount(db.read, actor, id)
      await act((tx) => counting.submitCount(tx, actor, { id, version: counted.version }))
      return { id, found }
    },

    /** The same, and somebody says yes at once. */
    async count(warehouseId: string, off: bigint, isStill: boolean): Promise<ReadonlyMap<string, Quantity>> {
      const { id, found } = await this.handIn(warehouseId, off, isStill)
      const { version } = await openCount(db.read, actor, id)
      await act((tx) => approveCount(tx, actor, { id, version, note: null }))
      return found
    },

    /** What the stock book says all goods are worth, and what the ledger says. */
    async worth() {
      const held = await stock.worthAsOf(db.read, actor.companyId, day('2099-12-31'))
      const ledger = []
      for (const code of stock.inventoryAccounts) ledger.push(await journal.balanceOf(db.read, actor.companyId, code))
      return { stock: sum(held.map((row) => row.value)), ledger: sum(ledger) ?? ZERO }
    },
  }
}
