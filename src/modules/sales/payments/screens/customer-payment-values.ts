import type { PayMethod } from '#ground/pay-method.ts'
import { mulDiv } from '#ground/money.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import type { WithholdingKind } from '../../contract.ts'
import type { InvoiceRow } from '../../invoices/contract.ts'
import { giroInput, type GiroValues } from '#modules/journal/screens/face.tsx'
import { heldAmount, heldInput, type HeldOf, type HeldValues } from './held-values.ts'

/** Money of a customer as it is typed: what of it goes to which open invoice. */
export interface CustomerPaymentValues {
  readonly amount: string
  readonly date: string
  readonly method: PayMethod
  readonly cashAccountId: string
  readonly reference: string
  readonly adminFee: string
  readonly giro: GiroValues
  /** Ids of the papers that prove it. */
  readonly files: readonly string[]
  readonly allocations: readonly {
    readonly key: string
    readonly amount: string
    readonly withholding: readonly HeldValues[]
  }[]
}

/** What is sent: the invoices that something was typed for. */
export function inputOf(customerId: string, values: CustomerPaymentValues, invoices: readonly InvoiceRow[]) {
  const { amount, date, method, cashAccountId, reference, adminFee, files } = values
  const allocations = usedRows(values).flatMap((index) => {
    const row = values.allocations[index]
    const invoice = invoices.find((one) => one.id === row?.key)
    if (!row || !invoice) return []
    // What is expected goes with the last part: a part of an invoice is paid in full.
    const isPart = row.withholding[0]?.kind === '' && row.amount !== invoice.openDue
    const held = isPart ? { withholding: [] } : heldInput(row.withholding, { kinds: kindsOf(invoice) })
    return [{ invoiceId: row.key, amount: row.amount, ...held }]
  })
  return {
    ...{ customerId, amount, date: date || null, cashAccountId: cashAccountId || null, method, reference },
    ...{ adminFee: adminFee || undefined, notes: '', files: [...files], allocations, ...giroInput(values) },
  }
}

/** The kinds of tax an invoice expects. */
export function kindsOf({ withholding }: InvoiceRow): WithholdingKind[] {
  return withholding.map(({ kind }) => kind)
}

/** What is open of one invoice as far as an amount goes: a part bears no tax that its invoice expects, and its part of the base. */
export function heldOfPart(invoice: InvoiceRow, amount: string): HeldOf {
  const { openDue, netOpen, withholdingOpen: planned } = invoice
  const kinds = kindsOf(invoice)
  if (amount === openDue || !isNumber(amount) || openDue === '0') return { kinds, planned, netOpen }
  return { kinds, planned: '0', netOpen: String(mulDiv(BigInt(netOpen), BigInt(amount), BigInt(openDue))) }
}

/** Money that no invoice takes: the customer's advance. Below nothing, more is allocated than came. */
export function leftOver(
  { amount, allocations }: Pick<CustomerPaymentValues, 'amount' | 'allocations'>,
  invoices: readonly InvoiceRow[],
): bigint {
  const taken = allocations.map((row) => {
    const invoice = invoices.find(({ id }) => id === row.key)
    if (!invoice || !isNumber(row.amount)) return 0n
    return BigInt(row.amount) - heldAmount(row.withholding, heldOfPart(invoice, row.amount))
  })
  return (isNumber(amount) ? BigInt(amount) : 0n) - taken.reduce((all, one) => all + one, 0n)
}

const isNumber = (text: string) => /^\d+$/.test(text)

/** Money over open invoices, oldest first: each whole with the tax it expects, the last in part. */
export function spreadTyped(amount: string, invoices: readonly InvoiceRow[]): string[] {
  let left = isNumber(amount) ? BigInt(amount) : 0n
  return invoices.map(({ openDue, withholdingOpen }) => {
    const needed = BigInt(openDue) - BigInt(withholdingOpen)
    if (left <= 0n) return ''
    const taken = left < needed ? left : needed
    left -= taken
    return taken === needed ? openDue : taken.toString()
  })
}

/** The rows of the form that are sent, in the order they are sent. */
export function usedRows({ allocations }: CustomerPaymentValues): number[] {
  return allocations.flatMap(({ amount }, index) => (amount === '' || amount === '0' ? [] : [index]))
}

/** The same failure with its sentences at the rows of the form: the server counts the rows it was sent. */
export function atTheirRows(error: unknown, rows: readonly number[]): unknown {
  if (!(error instanceof ApiFailure) || !error.errors) return error
  const errors = Object.entries(error.errors).map(([path, texts]) => [
    path.replace(/^allocations\.(\d+)/, (_, at: string) => `allocations.${rows[Number(at)] ?? at}`),
    texts,
  ])
  const { status, message, code, facts } = error
  return new ApiFailure(status, { message, code, facts, errors: Object.fromEntries(errors) as object })
}
