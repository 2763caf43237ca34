import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/posting/today.ts'
import { cashFlow } from '#modules/journal/contract.ts'
import { listBills } from '#modules/purchasing/bills/contract.ts'
import { billSource } from '#modules/purchasing/bills/list.ts'
import { listPurchases } from '#modules/purchasing/orders/contract.ts'
import { purchaseSource } from '#modules/purchasing/orders/list.ts'
import { listInvoices } from '#modules/sales/invoices/contract.ts'
import { invoiceSource } from '#modules/sales/invoices/list.ts'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { orderSource } from '#modules/sales/orders/list.ts'
import { accountTasks, approvalTasks, contractTasks, licenceTasks, peopleTasks } from './own-tasks.ts'
import { guaranteeTasks, handoverTasks, recurringTasks, wagesTasks, worksTasks } from './built-tasks.ts'
import { countTasks, stockTasks, transferTasks } from './stock-tasks.ts'
import { sending } from './sending.ts'
import { EACH, firstOf, firstRowsOf, waiting, type Row, type TaskSource } from './task-source.ts'

const text = (row: Row, key: string) => String(row[key] ?? '')
const day = (row: Row, key: string) => text(row, key) as Day

// The words of an index that holds only what is open: without them the walk passes everything that was ever paid.
const openInvoices = sql<boolean>`i.state = 'posted' and i.open_due > 0`
const openBills = sql<boolean>`purchase_bill.state = 'posted' and purchase_bill.open_due > 0`
// A held purchase cannot be received: the list of what is to be received leaves it out.
const notHeld = sql<boolean>`not purchase_order.is_held`

const overdue: TaskSource = {
  kind: 'overdue',
  permission: 'view order',
  // Who only sends the goods sees the order, and does not ask for the money.
  workOf: ['create order', String(cashFlow.permission)],
  list: () => '/order/?jenis=invoice&isOverdue=true&sort=dueDate',
  find: async (tx, actor) => {
    const search = { isOverdue: 'true', sort: 'dueDate' } as const
    const asked = { endpoint: listInvoices, source: invoiceSource, search, hint: openInvoices }
    return waiting(await firstOf(tx, actor, asked), (row) => ({
      text: 'Invoice lewat tempo',
      about: `${text(row, 'label')} · ${text(row, 'customerName')}`,
      amount: text(row, 'openDue'),
      since: day(row, 'dueDate'),
      act: 'Tagih',
      to: row['orderId']
        ? `/order/invoice/${text(row, 'orderId')}?dokumen=${row.id}`
        : `/pelanggan/transaksi/detail/${text(row, 'customerId')}`,
    }))
  },
}

const send: TaskSource = {
  kind: 'send',
  permission: 'view order',
  list: () => '/order/?view=perlu-dikirim&sort=date',
  find: async (tx, actor) => {
    const search = { view: 'perlu-dikirim', sort: 'date' } as const
    const on = today(actor)
    return waiting(await firstOf(tx, actor, { endpoint: listOrders, source: orderSource, search }), (row) => ({
      ...sending({ ordered: day(row, 'date'), promised: row['promisedDate'] ? day(row, 'promisedDate') : null }, on),
      about: `${text(row, 'label')} · ${text(row, 'customerName')}`,
      amount: null,
      act: 'Kirim',
      to: `/order/detail/${row.id}`,
    }))
  },
}

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
      about: `${text(row, 'label')} · ${text(row, 'supplierName')}`,
      amount: null,
      since: day(row, row['isLate'] ? 'expectedDate' : 'date'),
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
        day(row, 'dueDate') < on
          ? 'Tagihan supplier lewat tempo'
          : `Tagihan supplier jatuh tempo ${dayFormat(day(row, 'dueDate'), 'dense', on)}`,
      about: `${text(row, 'label')} · ${text(row, 'supplierName')}`,
      amount: text(row, 'openDue'),
      since: day(row, 'dueDate'),
      act: 'Bayar',
      to: `/supplier/detail/${text(row, 'supplierId')}?bagian=hutang`,
    }))
  },
}

/** Everything that can wait for somebody, the most pressing first. */
export const taskSources: readonly TaskSource[] = [
  approvalTasks,
  accountTasks,
  wagesTasks,
  worksTasks,
  overdue,
  send,
  receive,
  pay,
  transferTasks,
  countTasks,
  stockTasks,
  contractTasks,
  guaranteeTasks,
  recurringTasks,
  handoverTasks,
  licenceTasks,
  peopleTasks,
]
