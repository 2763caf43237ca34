import { sql } from 'kysely'
import { dayIn } from '#ground/day.ts'
import { qtyFormat } from '#ground/format.ts'
import type { Actor } from '#kit/access/actor.ts'
import { firstOf, rowDay, rowText, waiting, type Row, type TaskSource } from '#kit/tasks/task-source.ts'
import { buyAgain } from './buy-again.ts'
import { listStock } from './contract.ts'
import { stockSource } from './list-sources.ts'
import { listCounts } from './opname/contract.ts'
import { countSource } from './opname/open-store.ts'
import { listTransfers } from './transfers/contract.ts'
import { transferSource } from './transfers/open-store.ts'

// The words of an index that holds only lines that are still on their way.
const onTheWay = sql<boolean>`t.id in (
  select l.transfer_id from stock_transfer_line l
  where l.company_id = t.company_id and l.qty > l.received_qty + l.returned_qty + l.lost_qty + l.damaged_qty
)`

// Who keeps some warehouses receives there, and nowhere else.
const comingHere = ({ scope }: Actor) => ({
  status: 'sent,partial',
  sort: 'date' as const,
  ...(scope.warehouses !== 'all' && { toId: scope.warehouses.slice(0, 50).join(',') }),
})

/** What is on its way to a warehouse of this person, and what of it did not arrive. */
const transferTasks: TaskSource = {
  kind: 'transfer',
  permission: 'view stock',
  list: (actor) => `/gudang/?jenis=transfer&${new URLSearchParams(comingHere(actor)).toString()}`,
  find: async (tx, actor) => {
    const mayReceive = actor.can('create stock') || actor.can('update stock')
    if (!mayReceive || actor.scope.warehouses.length === 0) return { rows: [], count: 0, isCapped: false }
    const asked = { endpoint: listTransfers, source: (who: Actor) => transferSource(who), hint: onTheWay }
    return waiting(await firstOf(tx, actor, { ...asked, search: comingHere(actor) }), (row) => {
      const isShort = row['status'] === 'partial'
      return {
        text: isShort ? 'Selisih transfer belum diselesaikan' : 'Transfer menunggu diterima',
        about: `${rowText(row, 'number')} · ${rowText(row, 'fromName')} → ${rowText(row, 'toName')}`,
        amount: null,
        since: rowDay(row, 'date'),
        act: isShort && actor.can('update stock') ? 'Selesaikan' : 'Terima',
        to: `/gudang/detail/${rowText(row, 'toId')}?transfer=${row.id}`,
      }
    })
  },
}

/** Counts that are not over. */
const countTasks: TaskSource = {
  kind: 'count',
  permission: 'create stock',
  list: () => '/gudang/?jenis=opname&state=counting,review&sort=date',
  find: async (tx, actor) => {
    const search = { state: 'counting,review', sort: 'date' } as const
    return waiting(await firstOf(tx, actor, { endpoint: listCounts, source: countSource, search }), (row) => ({
      text: row['state'] === 'review' ? 'Hasil opname menunggu diperiksa' : 'Opname belum selesai',
      about: `${rowText(row, 'number')} · ${rowText(row, 'warehouseName')} · ${rowText(row, 'countedCount')} dari ${rowText(row, 'lineCount')} barang`,
      amount: null,
      since: rowDay(row, 'date'),
      act: row['state'] === 'review' ? 'Tinjau' : 'Hitung',
      to: `/gudang/detail/${rowText(row, 'warehouseId')}?opname=${row.id}`,
    }))
  },
}

// How much lifts it back to its minimum, and where: as the list of stock asks for it.
function wanted(row: Row): Readonly<Record<string, string>> {
  const orNull = (key: string) => rowText(row, key) || null
  const { stok, jumlah, gudang } = buyAgain([
    {
      itemId: rowText(row, 'itemId'),
      warehouseId: rowText(row, 'warehouseId'),
      available: rowText(row, 'available'),
      incoming: rowText(row, 'incoming'),
      minQty: orNull('minQty'),
      reorderQty: orNull('reorderQty'),
      maxQty: orNull('maxQty'),
    },
  ])
  return { stok, gudang, ...(jumlah !== '' && { jumlah }) }
}

/** What runs low, with how much would lift it. */
const stockTasks: TaskSource = {
  kind: 'stock',
  permission: 'view stock',
  list: () => '/gudang/?tab=stock&needsReorder=true',
  find: async (tx, actor) => {
    const asked = { endpoint: listStock, source: stockSource, search: { needsReorder: 'true' } } as const
    const mayBuy = actor.can('create pembelian-barang')
    return waiting(await firstOf(tx, actor, asked), (row) => ({
      text: `${rowText(row, 'itemName')} perlu dibeli`,
      about: `${rowText(row, 'warehouseName')} · sisa ${qtyFormat(rowText(row, 'available'))} ${rowText(row, 'unit')}, batas ${qtyFormat(rowText(row, 'minQty'))}`,
      amount: null,
      // Since it last moved there is too little of it.
      since: row['lastMoveAt'] ? dayIn(actor.zone, rowText(row, 'lastMoveAt')) : null,
      act: mayBuy ? 'Beli' : 'Lihat',
      to: mayBuy
        ? `/pembelian-barang/tambah?${new URLSearchParams(wanted(row)).toString()}`
        : `/gudang/detail-stock/${row.id}`,
    }))
  },
}

/** What is on its way, what is counted, what runs low. */
export const warehouseTasks: readonly TaskSource[] = [transferTasks, countTasks, stockTasks]
