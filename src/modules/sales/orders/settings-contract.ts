import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zMoneyOrZero, zOptionalText, zPercent, zVersion } from '#kit/http/shapes.ts'

/** How a company sells. */
export interface SalesSettings {
  /** Tagih dahulu: invoices may run ahead of deliveries. */
  readonly billFirst: boolean
  readonly overDeliveryPercent: string
  readonly overBillingPercent: string
  readonly creditMode: 'off' | 'warn' | 'block'
  readonly retentionTax: 'at-release' | 'at-invoice'
  readonly quotationDays: number
  readonly termDays: number
  readonly defaultTerms: string | null
  /** How many rupiah of a payment may be rounded off. */
  readonly roundingLimit: string
}

/** The card of them, as often as it was saved. */
export type SalesSettingsSaved = SalesSettings & { readonly version: number }

export const openSalesSettings = endpoint({
  method: 'GET',
  path: '/api/order/pengaturan',
  permission: ['view pengaturan-website', 'view order'],
  input: z.strictObject({}),
  answer: answer<SalesSettingsSaved>(),
  reads: ['sales-settings'],
})

export const saveSalesSettings = endpoint({
  method: 'PUT',
  path: '/api/order/pengaturan',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    version: zVersion,
    billFirst: zBool,
    overDeliveryPercent: zPercent,
    overBillingPercent: z.optional(zPercent),
    creditMode: z.enum(['off', 'warn', 'block']),
    retentionTax: z.enum(['at-release', 'at-invoice']),
    quotationDays: z.int().check(z.minimum(0), z.maximum(365)),
    termDays: z.int().check(z.minimum(0), z.maximum(365)),
    defaultTerms: zOptionalText(4000),
    roundingLimit: z.optional(zMoneyOrZero),
  }),
  answer: answer<SalesSettingsSaved>(),
  touches: ['sales-settings', 'orders'],
})
