import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import { minus, sum, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { Forbidden } from '#kit/http/failures.ts'
import { withheldOf } from '#kit/posting/settlement.ts'
import { labelOf } from '#kit/posting/label.ts'
import type { WithholdingKind } from '../contract.ts'
import type { Invoice } from '../invoices/store.ts'
import { seenInvoices } from '../orders/visible.ts'
import { own } from '../store.ts'
import { voided } from './change-payment.ts'
import { record } from './record-payment.ts'
import { dueOf } from './settle.ts'
import { heldIn, withheldAsked } from './withheld.ts'

/** An open invoice that money on a bank account may pay; amounts in rupiah. */
export interface InvoiceClaim {
  readonly id: string
  readonly number: string
  readonly party: string
  readonly date: Day
  readonly due: Day | null
  readonly open: Money
  /** PPh that the customer is expected to hold back of what is open. */
  readonly withheld: Money
}

/** Lists at most `most` open invoices, those whose amount is nearest first; `q` narrows them by number or customer. */
export async function invoiceClaims(
  tx: Tx,
  actor: Actor,
  near: { readonly amount: Money; readonly q: string; readonly most: number },
): Promise<InvoiceClaim[]> {
  const rows = await own(tx)
    .selectFrom('sales_invoice as i')
    .selectAll('i')
    .where('i.company_id', '=', actor.companyId)
    .where('i.state', '=', 'posted')
    .where('i.open_due', '>', 0n as Money)
    .where(seenInvoices(actor))
    .where(sql<boolean>`position(lower(${near.q}) in lower(concat_ws(' ', i.number, i.customer_name))) > 0`)
    .orderBy(sql`abs(i.open_due - ${near.amount}::bigint)`)
    .orderBy('i.due_date')
    .orderBy('i.id')
    .limit(near.most)
    .execute()
  return rows.map(claimOf)
}

function claimOf(invoice: Invoice): InvoiceClaim {
  const due = dueOf(invoice)
  return {
    ...{ id: invoice.id, number: labelOf(invoice.number) },
    ...{ party: invoice.customer_name, date: invoice.invoice_date, due: invoice.due_date },
    ...{ open: due.open, withheld: withheldOf(due, due.open) },
  }
}

/** What money on the bank takes off an invoice: absent, all that is open and the PPh the invoice expects. */
export interface InvoicePaid {
  readonly id: string
  readonly amount?: Money
  readonly withheld?: Money
  readonly withholdingKind?: WithholdingKind
}

/** A payment that was made: what came to the bank by it. */
export interface MadePayment {
  readonly id: string
  readonly cash: Money
}

/** Records what came to the bank for open invoices: one payment for each customer. Throws 'payment.invoice-not-open'. */
export async function receiveForInvoices(
  tx: Tx,
  actor: Actor,
  asked: {
    readonly date: Day
    readonly cashAccountId: string
    readonly reference: string | null
    readonly invoices: readonly InvoicePaid[]
  },
): Promise<MadePayment[]> {
  if (!actor.can('update order')) throw new Forbidden('update order')
  const found = await openById(tx, actor, asked.invoices)
  const customers = Map.groupBy(asked.invoices, ({ id }) => found.get(id)?.customer_id ?? '')
  const made: MadePayment[] = []
  for (const [customerId, invoices] of customers) {
    const taken = invoices.map((each) => takenOff(found.get(each.id), each))
    const cash = minus(sum(taken.map(({ amount }) => amount)), sum(taken.map(heldIn)))
    const { id } = await record(tx, actor, {
      ...{ customerId, date: asked.date, cashAccountId: asked.cashAccountId, method: 'transfer' },
      ...{ reference: asked.reference, notes: null, files: [], confirmDuplicates: true, amount: cash },
      allocations: taken.map(({ invoiceId, amount, held }) => ({
        ...{ invoiceId, amount },
        withholding: held.map(({ kind, rate, base, amount: withheld }) => ({
          ...{ kind, rate, base, withheld, proofNo: null, proofDate: null, files: [] },
        })),
      })),
    })
    made.push({ id, cash })
  }
  return made
}

async function openById(tx: Tx, actor: Actor, asked: readonly InvoicePaid[]): Promise<Map<string, Invoice>> {
  const rows = await own(tx)
    .selectFrom('sales_invoice as i')
    .selectAll('i')
    .where('i.company_id', '=', actor.companyId)
    .where(
      'i.id',
      'in',
      asked.map(({ id }) => id),
    )
    .where('i.state', '=', 'posted')
    .where('i.open_due', '>', 0n as Money)
    .where(seenInvoices(actor))
    .execute()
  if (rows.length !== new Set(asked.map(({ id }) => id)).size)
    throw new Refusal('payment.invoice-not-open', {}, { field: 'claims' })
  return new Map(rows.map((row) => [row.id, row]))
}

function takenOff(invoice: Invoice | undefined, asked: InvoicePaid) {
  if (!invoice) throw new Refusal('payment.invoice-not-open', {}, { field: 'claims' })
  const due = dueOf(invoice)
  const amount = asked.amount ?? due.open
  if (asked.withheld === undefined) return withheldAsked(due, { amount }, 'claims.')
  const kind = asked.withholdingKind ?? due.withholdingKind ?? 'pph23'
  const row = { kind, rate: null, withheld: asked.withheld, proofNo: null, proofDate: null }
  return withheldAsked(due, { amount, withholding: asked.withheld === 0n ? [] : [row] }, 'claims.')
}

/** Takes back a payment that was made of a line of the bank, where the person may; tells whether it was. */
export async function takeBackReceived(tx: Tx, actor: Actor, id: string, reason: string): Promise<boolean> {
  if (!actor.can('delete order')) return false
  const { version, state } = await own(tx)
    .selectFrom('sales_payment')
    .select(['version', 'state'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (state === 'posted') await voided(tx, actor, { id, version, reason })
  return true
}
