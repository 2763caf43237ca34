import { payMethods } from '#ground/pay-method.ts'
import * as z from 'zod/mini'
import {
  zBool,
  zDay,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveMoney,
  zPositiveQuantity,
  zPrice,
  zTags,
} from '#kit/http/shapes.ts'

/** One row of the order grid. A 'section' or 'note' row carries only its description. */
export const zPurchaseLine = z.strictObject({
  /** Of an existing line, so that an amendment keeps it. */
  id: z.optional(zId),
  row: z._default(z.enum(['item', 'section', 'note']), 'item'),
  itemId: zOrNull(zId),
  description: zOptionalText(500),
  qty: z.optional(zPositiveQuantity),
  unit: zOptionalText(20),
  /** Absent: the last price paid to this supplier, else to any. Zero: free goods. */
  price: z.optional(zPrice),
  discountPercent: zOrNull(zPercent),
  discountAmount: zOrNull(zMoneyOrZero),
  /** Null: what its item usually bears, else the order's own code, and none where the order bears none; 'none': no PPN. */
  taxCode: zOptionalText(20),
  requestLineId: zOrNull(zId),
  /** Null: what the order itself says. */
  projectId: zOrNull(zId),
  /** Of the line's project. */
  workItemId: zOrNull(zId),
})

export const purchaseFields = {
  supplierId: zId,
  date: zDay,
  expectedDate: zOrNull(zDay),
  supplierRef: zOptionalText(60),
  projectId: zOrNull(zId),
  shipTo: z._default(z.enum(['warehouse', 'site']), 'warehouse'),
  warehouseId: zOrNull(zId),
  shippingAddress: zOptionalText(500),
  contactName: zOptionalText(120),
  contactPhone: zOptionalText(30),
  /** Null: the supplier's term, else the company's. */
  termDays: zOrNull(z.int().check(z.minimum(0), z.maximum(365))),
  priceIncludesTax: z._default(zBool, false),
  /** Null: the ordinary code when the supplier is PKP, else none. */
  taxCode: zOptionalText(20),
  discountPercent: zOrNull(zPercent),
  discountAmount: zOrNull(zMoneyOrZero),
  freight: z.optional(zMoneyOrZero),
  downPaymentAmount: z.optional(zMoneyOrZero),
  terms: zOptionalText(4000),
  notes: zOptionalText(2000),
  internalNotes: zOptionalText(2000),
  /** Absent: as they are. */
  tags: z.optional(zTags),
  lines: z.array(zPurchaseLine).check(z.minLength(1), z.maxLength(500)),
}

/** Pembayaran awal: an advance that is paid with the order; PPh of services is held back of it. */
export const zFirstPayment = z.strictObject({
  amount: zPositiveMoney,
  method: z._default(z.enum(payMethods), 'transfer'),
  cashAccountId: zOrNull(zId),
  supplierBankAccountId: zOrNull(zId),
})
