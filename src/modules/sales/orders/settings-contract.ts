import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zMoneyOrZero, zOptionalText, zOrNull, zPercent } from '#kit/http/shapes.ts'

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
  /** From this total on an order waits for a yes of somebody with 'approve order'; null: none waits. */
  readonly approveFrom: string | null
  /** Whose yes it is; null: anybody's with the right. */
  readonly approveRole: string | null
  /** From this amount on giving up a claim waits for such a yes; null: none waits. */
  readonly writeOffFrom: string | null
  readonly writeOffRole: string | null
}

export const openSalesSettings = endpoint({
  method: 'GET',
  path: '/api/order/pengaturan',
  permission: ['view pengaturan-website', 'view order'],
  input: z.strictObject({}),
  answer: answer<SalesSettings>(),
  reads: ['sales-settings'],
})

export const saveSalesSettings = endpoint({
  method: 'PUT',
  path: '/api/order/pengaturan',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    billFirst: zBool,
    overDeliveryPercent: zPercent,
    overBillingPercent: z.optional(zPercent),
    creditMode: z.enum(['off', 'warn', 'block']),
    retentionTax: z.enum(['at-release', 'at-invoice']),
    quotationDays: z.int().check(z.minimum(0), z.maximum(365)),
    termDays: z.int().check(z.minimum(0), z.maximum(365)),
    defaultTerms: zOptionalText(4000),
    approveFrom: zOrNull(zMoneyOrZero),
    approveRole: z.optional(z.nullable(zId)),
    /** Absent: as it was. */
    writeOffFrom: z.optional(z.nullable(zMoneyOrZero)),
    writeOffRole: z.optional(z.nullable(zId)),
  }),
  answer: answer<SalesSettings>(),
  touches: ['sales-settings', 'orders'],
})
