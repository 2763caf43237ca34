import { nextSpread, rowDims, sumDims, type Dims, type DimsAmount } from '#ground/dims.ts'
import { minus, money, sum, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { sharesOf } from '../invoices/entry.ts'
import { linesOfInvoices, type Invoice, type InvoiceLineRow } from '../invoices/store.ts'

/**
 * Splits what is taken off a held invoice over the projects of its lines, as it was before anything was taken. An invoice
 * that is settled whole leaves nothing of any project.
 */
export function takenOff(invoice: Invoice, amount: Money, lines: readonly InvoiceLineRow[]): DimsAmount[] {
  const before = minus(invoice.total, money(invoice.open_due))
  const shares = lines.map((line): Dims & { readonly net: Money } => ({ ...rowDims(line), net: line.net }))
  return nextSpread(before, amount, sharesOf(shares))
}

/** Splits what is taken off several held invoices over the projects of their lines. */
export async function takenByProject(
  tx: Tx,
  invoices: readonly Invoice[],
  taken: readonly { readonly invoiceId: string; readonly amount: Money }[],
): Promise<DimsAmount[]> {
  const touched = invoices.filter((invoice) => taken.some((each) => each.invoiceId === invoice.id))
  const rows = await linesOfInvoices(
    tx,
    touched.map((invoice) => invoice.id),
  )
  const lines = Map.groupBy(rows, (row) => row.invoice_id)
  const parts = touched.flatMap((invoice) => {
    const amount = sum(taken.filter((each) => each.invoiceId === invoice.id).map((each) => each.amount))
    return takenOff(invoice, amount, lines.get(invoice.id) ?? [])
  })
  return sumDims(parts)
}
