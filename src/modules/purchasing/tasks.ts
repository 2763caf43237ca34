import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/posting/today.ts'
import { EACH, firstOf, firstRowsOf, rowDay, rowText, waiting, type TaskSource } from '#kit/tasks/task-source.ts'
import { listBills } from './bills/contract.ts'
import { billSource } from './bills/list.ts'
import { listPurchases } from './orders/contract.ts'
import { purchaseSource } from './orders/list.ts'

// The words of an index that holds only what is open.
const openBills = sql<boolean>`purchase_bill.state = 'posted' and purchase_bill.open_due > 0`
// A held purchase cannot be received: the list of what is to be received leaves it out.
const notHeld = sql<boolean>`not purchase_order.is_held`

const receive: TaskSource = {
  kind: 'receive',
  permission: 'view pembelian-barang',
  list: () => '/pembelian-barang/?view=perlu-diterima&sort=date',
  find: async (tx, actor) => {
    const asked = { endpoint: listPurchases, source: purchaseSource }
    const late = await firstRowsOf(tx, actor, { ...asked, search: { view: 'terlambat' }, hint: notHeld })
    const all = await firstOf(tx, actor, { ...asked, search: { view: 'perlu-diterima', sort: 'date' } })
    const coming = all.rows.filter(({ id }) => late.every((row) => row.id !== id))
    const rows = [...late, ...coming].slice(0, EACH)
    return waiting({ rows, count: all.count }, (row) => ({
      text: row['isLate'] ? 'Pembelian terlambat' : 'Pembelian menunggu diterima',
      about: `${rowText(row, 'label')} · ${rowText(row, 'supplierName')}`,
      amount: null,
      since: rowDay(row, row['isLate'] ? 'expectedDate' : 'date'),
      act: 'Terima',
      to: `/pembelian-barang/detail/${row.id}`,
    }))
  },
}

const aWeekAfter = (on: Day) => addDays(on, 7)

const pay: TaskSource = {
  kind: 'pay',
  permission: 'update pembelian-barang',
  list: (actor) =>
    `/pembelian-barang/?jenis=tagihan&status=unpaid,partial&dueDateTo=${aWeekAfter(today(actor))}&sort=dueDate`,
  find: async (tx, actor) => {
    const on = today(actor)
    const search = { status: 'unpaid,partial', dueDateTo: aWeekAfter(on), sort: 'dueDate' } as const
    const asked = { endpoint: listBills, source: billSource, search, hint: openBills }
    return waiting(await firstOf(tx, actor, asked), (row) => ({
      text:
        rowDay(row, 'dueDate') < on
          ? 'Tagihan supplier lewat tempo'
          : `Tagihan supplier jatuh tempo ${dayFormat(rowDay(row, 'dueDate'), 'dense', on)}`,
      about: `${rowText(row, 'label')} · ${rowText(row, 'supplierName')}`,
      amount: rowText(row, 'openDue'),
      since: rowDay(row, 'dueDate'),
      act: 'Bayar',
      to: `/supplier/detail/${rowText(row, 'supplierId')}?bagian=hutang`,
    }))
  },
}

/** Goods to be received, bills to be paid. */
export const purchasingTasks: readonly TaskSource[] = [receive, pay]
