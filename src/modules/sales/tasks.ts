import { sql } from 'kysely'
import { today } from '#kit/posting/today.ts'
import { firstOf, rowDay, rowText, waiting, type TaskSource } from '#kit/tasks/task-source.ts'
import { cashFlow } from '#modules/journal/contract.ts'
import { listInvoices } from './invoices/contract.ts'
import { invoiceSource } from './invoices/list.ts'
import { listOrders } from './orders/contract.ts'
import { orderSource } from './orders/list.ts'
import { sending } from './orders/sending.ts'

// The words of an index that holds only what is open: without them the walk passes everything that was ever paid.
const openInvoices = sql<boolean>`i.state = 'posted' and i.open_due > 0`
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
      about: `${rowText(row, 'label')} · ${rowText(row, 'customerName')}`,
      amount: rowText(row, 'openDue'),
      since: rowDay(row, 'dueDate'),
      act: 'Tagih',
      to: row['orderId']
        ? `/order/invoice/${rowText(row, 'orderId')}?dokumen=${row.id}`
        : `/pelanggan/transaksi/detail/${rowText(row, 'customerId')}`,
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
      ...sending(
        { ordered: rowDay(row, 'date'), promised: row['promisedDate'] ? rowDay(row, 'promisedDate') : null },
        on,
      ),
      about: `${rowText(row, 'label')} · ${rowText(row, 'customerName')}`,
      amount: null,
      act: 'Kirim',
      to: `/order/detail/${row.id}`,
    }))
  },
}

/** Orders to be sent, invoices that are late. */
export const salesTasks: readonly TaskSource[] = [overdue, send]
