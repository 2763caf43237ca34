import * as z from 'zod/mini'
import { percentText } from '#ground/percent.ts'
import { quantityText } from '#ground/quantity.ts'
import { invoiceFields } from './contract.ts'

const zAsked = z.strictObject(invoiceFields)

/** What a person asked of an invoice; a draft keeps it, so that posting decides again on the order as it is then. */
export type InvoiceAsked = z.output<typeof zAsked>

/** Picks the fields of an invoice out of a call. */
export function askedOf(call: InvoiceAsked): InvoiceAsked {
  const fields = Object.keys(invoiceFields) as (keyof InvoiceAsked)[]
  return Object.fromEntries(
    fields.filter((key) => call[key] !== undefined).map((key) => [key, call[key]]),
  ) as unknown as InvoiceAsked
}

/** Writes it as it travels, for the draft's row. */
export function askedText(asked: InvoiceAsked): string {
  return JSON.stringify({
    ...asked,
    lines: asked.lines?.map((line) => ({ ...line, qty: quantityText(line.qty) })),
    amount: asked.amount?.toString(),
    percent: asked.percent === undefined ? undefined : percentText(asked.percent),
    downPaymentApplied: asked.downPaymentApplied?.toString(),
    retentionPercent: asked.retentionPercent === undefined ? undefined : percentText(asked.retentionPercent),
    withholding: asked.withholding?.map(({ kind, rate, base }) => ({
      kind,
      rate: percentText(rate),
      base: base?.toString(),
    })),
    shippingFee: asked.shippingFee?.toString(),
  })
}

/** Reads it back from the draft's row. */
export function askedFrom(kept: unknown): InvoiceAsked {
  return zAsked.parse(kept)
}
