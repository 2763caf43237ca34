import * as invoice from '../invoices/contract.ts'
import * as payment from '../payments/contract.ts'
import { refundActs } from '../refunds/cast.ts'
import * as returns from '../returns/contract.ts'
import { oneOf, part, pickers, type Act, type Street } from './random-acts.ts'

const reason = 'coba'

/** What is billed, paid, credited and paid back at random. */
export function moneyActs(here: () => Street, on: string): Record<string, (asked: Act) => Promise<unknown>> {
  const { one, onRow } = pickers(here)
  return {
    ...refundActs(here, on),
    invoice: async ({ pick }) => {
      const found = await one(`select id from sales_order where company_id = $1 and state = 'posted' order by id`, pick)
      return found && here().shop.do(invoice.createInvoice, { id: found.id, date: on })
    },
    down: async ({ pick, share }) => {
      const found = await one(`select id from sales_order where company_id = $1 and state = 'posted' order by id`, pick)
      return (
        found &&
        here().shop.do(invoice.createInvoice, {
          id: found.id,
          date: on,
          kind: 'down_payment',
          ...(share > 50 && { percent: String(share / 4) }),
        })
      )
    },
    retention: async ({ pick }) => {
      const found = await one(
        `select id from sales_order where company_id = $1 and retention_held > retention_released order by id`,
        pick,
      )
      return found && here().shop.do(invoice.createInvoice, { id: found.id, date: on, kind: 'retention' })
    },
    'void-invoice': ({ pick }) =>
      onRow(
        invoice.voidInvoice,
        `select id, version from sales_invoice where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
    pay: async ({ pick, flag }) => {
      const found = await one(`select id from sales_order where company_id = $1 and open_due > 0 order by id`, pick)
      return (
        found &&
        here().shop.do(payment.payOrder, {
          id: found.id,
          date: on,
          confirmDuplicates: true,
          ...(!flag && { withholding: [] }),
        })
      )
    },
    'pay-part': async ({ pick, share }) => {
      const found = await one(`select id from sales_order where company_id = $1 and open_due > 0 order by id`, pick)
      return (
        found &&
        here().shop.do(payment.payOrder, {
          id: found.id,
          date: on,
          amount: String(share * 10_007),
          confirmDuplicates: true,
        })
      )
    },
    advance: ({ pick, share }) =>
      here().shop.do(payment.recordPayment, {
        customerId: oneOf(here().customers, pick),
        date: on,
        amount: String(share * 9_001),
        confirmDuplicates: true,
      }),
    use: async ({ pick, share }) => {
      const found = await one(
        `select p.id, p.version, i.id as invoice from sales_payment p join sales_invoice i using (customer_id) where p.company_id = $1 and unallocated > 0 and i.open_due > 0 order by p.id, i.id`,
        pick,
      )
      return (
        found &&
        here().shop.do(payment.allocateAdvance, {
          id: found.id,
          version: Number(found.version),
          date: on,
          allocations: [{ invoiceId: found.invoice, amount: String(share * 101) }],
        })
      )
    },
    'void-pay': ({ pick }) =>
      onRow(
        payment.voidPayment,
        `select id, version from sales_payment where company_id = $1 and state = 'posted' order by id`,
        pick,
        {
          reason,
        },
      ),
    credit: async ({ pick, share, flag }) => {
      const found = await one(
        `select i.id, l.id as line, trim_scale(l.qty)::text as qty from sales_invoice i join sales_invoice_line l on l.invoice_id = i.id where i.company_id = $1 and i.state = 'posted' order by l.id`,
        pick,
      )
      const lines = found && flag ? { lines: [{ invoiceLineId: found.line, qty: part(found.qty, share) }] } : {}
      return found && here().shop.do(returns.createCreditNote, { id: found.id, date: on, reason, ...lines })
    },
    'void-credit': ({ pick }) =>
      onRow(
        returns.voidCreditNote,
        `select id, version from sales_credit_note where company_id = $1 and state = 'posted' order by id`,
        pick,
        { reason },
      ),
    'use-credit': async ({ pick, share }) => {
      const found = await one(
        `select n.id, n.version, i.id as invoice from sales_credit_note n join sales_invoice i using (customer_id) where n.company_id = $1 and unallocated > 0 and i.open_due > 0 order by n.id, i.id`,
        pick,
      )
      return (
        found &&
        here().shop.do(returns.allocateCredit, {
          id: found.id,
          version: Number(found.version),
          date: on,
          allocations: [{ invoiceId: found.invoice, amount: String(share * 11) }],
        })
      )
    },
  }
}
