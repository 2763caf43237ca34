import * as z from 'zod/mini'
import {
  zBool,
  zDay,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveQuantity,
  zPrice,
  zTags,
} from '#kit/http/shapes.ts'
import { withholdingKinds, withholdingTax } from '../contract.ts'

/** One row of the order grid. A 'section' or 'note' row carries only its description. */
export const zOrderLine = z.strictObject({
  /** Of an existing line, so that an edit keeps it. */
  id: z.optional(zId),
  row: z._default(z.enum(['item', 'section', 'note']), 'item'),
  itemId: zOrNull(zId),
  description: zOptionalText(500),
  qty: z.optional(zPositiveQuantity),
  /** A unit of the item (base or conversion); free text for a line without item. */
  unit: zOptionalText(20),
  price: z.optional(zPrice),
  discountPercent: zOrNull(zPercent),
  /** Rupiah off the whole line; refused together with a percentage. */
  discountAmount: zOrNull(zMoneyOrZero),
  /** Null: the order's own code; 'none': no PPN on this line. */
  taxCode: zOptionalText(20),
  warehouseId: zOrNull(zId),
  /** Null: what the order itself says. */
  projectId: zOrNull(zId),
  /** Of the line's project. */
  workItemId: zOrNull(zId),
})

export const orderFields = {
  customerId: zId,
  date: zDay,
  validUntil: zOrNull(zDay),
  promisedDate: zOrNull(zDay),
  customerPoNo: zOptionalText(60),
  customerPoDate: zOrNull(zDay),
  projectId: zOrNull(zId),
  salespersonId: zOrNull(zId),
  billingAddress: zOptionalText(500),
  shippingAddress: zOptionalText(500),
  contactName: zOptionalText(120),
  contactPhone: zOptionalText(30),
  warehouseId: zOrNull(zId),
  termDays: zOrNull(z.int().check(z.minimum(0), z.maximum(365))),
  priceIncludesTax: z._default(zBool, false),
  /** Null: the company's ordinary code of the day (none when it is not PKP); 'none': no PPN. */
  taxCode: zOptionalText(20),
  discountPercent: zOrNull(zPercent),
  discountAmount: zOrNull(zMoneyOrZero),
  shippingFee: z.optional(zMoneyOrZero),
  downPaymentPercent: zOrNull(zPercent),
  downPaymentAmount: zOrNull(zMoneyOrZero),
  retentionPercent: zOrNull(zPercent),
  /** Absent: what the customer will hold back of such an order; empty: nothing. */
  withholding: z.optional(z.array(z.strictObject(withholdingTax)).check(z.maxLength(withholdingKinds.length))),
  terms: zOptionalText(4000),
  notes: zOptionalText(2000),
  internalNotes: zOptionalText(2000),
  /** Absent: as they are. */
  tags: z.optional(zTags),
  lines: z.array(zOrderLine).check(z.minLength(1), z.maxLength(500)),
}

/** Production houses that make something for an order, separated by commas. */
export const zHouses = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(2000)),
    z.transform((text: string) => text.split(',').filter((part) => part !== '')),
  ),
  z.array(zId).check(z.maxLength(50)),
)
