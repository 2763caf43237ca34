import type { ContractSeen } from '#modules/sales/face.ts'
import { billKinds, type BillKind } from '../billing/contract.ts'

type Bill = ContractSeen['invoices'][number]

interface Among {
  readonly seen: Pick<ContractSeen, 'invoices' | 'retentionTaxInvoices'>
  readonly instalments: readonly { readonly name: string; readonly invoiceId: string | null }[]
  /** Its place among the invoices, newest first. */
  readonly at: number
}

/** Names an invoice of a contract: the instalment it bills, else its kind; termins are numbered. One that was voided is no instalment's any more, and counts for no termin. */
export function billName({ id, kind, status }: Bill, { seen, instalments, at }: Among): string {
  if (seen.retentionTaxInvoices.includes(id)) return billKinds.retention_tax
  const isPart = kind === 'sale' && instalments.length > 0
  const name = instalments.find(({ invoiceId }) => invoiceId === id)?.name
  if (name || isPart) return name ?? 'Angsuran'
  const what = billKinds[kind as BillKind] ?? kind
  if (kind !== 'sale' || status === 'void') return what
  return `${what} ${standingSales(seen.invoices.slice(at)).length}`
}

/** Names a bill of a kind that is to be written next. */
export function nextBillName(kind: BillKind, { invoices }: Pick<ContractSeen, 'invoices'>): string {
  return kind === 'sale' ? `${billKinds.sale} ${standingSales(invoices).length + 1}` : billKinds[kind]
}

const standingSales = (invoices: readonly Bill[]) =>
  invoices.filter(({ kind, status }) => kind === 'sale' && status !== 'void')
