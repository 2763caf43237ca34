import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zBool,
  zDay,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPercent,
  zPrice,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import { zOnlyId, type DayText, type DocumentRef, type MoneyText, type PriceText, type QtyText } from '../contract.ts'

const touches = ['purchase-quotes', 'purchase-requests']
const view = 'view pembelian-barang'
const zDays = zOrNull(z.int('Tulis jumlah hari dengan angka bulat.').check(z.minimum(0), z.maximum(365)))

/** One supplier's price for one line of the request. */
export interface QuotedPrice {
  readonly price: PriceText | null
  /** What of the price costs us: before PPN where we may credit it, else with it. */
  readonly costPrice: PriceText | null
  readonly discountPercent: string | null
  /** For the whole quantity asked, after the discount. */
  readonly amount: MoneyText | null
  readonly isLowest: boolean
  /** In the order that was made of its quote. */
  readonly isChosen: boolean
  readonly note: string | null
}

export interface QuoteDetail {
  readonly id: string
  readonly version: number
  readonly supplierId: string
  readonly supplierName: string
  readonly quoteNo: string | null
  readonly date: DayText
  readonly validUntil: DayText | null
  readonly isExpired: boolean
  readonly leadDays: number | null
  readonly termDays: number | null
  readonly freight: MoneyText
  readonly priceIncludesTax: boolean
  /** Its supplier is PKP: PPN is in its prices, or comes on top. */
  readonly bearsTax: boolean
  readonly notes: string | null
  readonly total: MoneyText
  /** What the total costs us: before PPN where we may credit it, else with it. */
  readonly cost: MoneyText
  /** How many lines of the request it answers. */
  readonly offered: number
  readonly isLowest: boolean
  /** An order of it stands: a draft or more, and not void. */
  readonly isChosen: boolean
  readonly chosenReason: string | null
  readonly orderId: string | null
  /** Papers that lie with it. */
  readonly fileCount: number
}

/** Suppliers side by side: one row per line of the request, one price per quote in the order of `quotes`. */
export interface QuoteComparison {
  readonly requestId: string
  readonly requestLabel: string
  readonly requestVersion: number
  readonly mayChoose: boolean
  readonly quotes: readonly QuoteDetail[]
  readonly lines: readonly {
    readonly requestLineId: string
    readonly itemId: string | null
    readonly description: string
    readonly qty: QtyText
    readonly unit: string
    /** Still to be ordered, and no order of a quote has it. */
    readonly isOpen: boolean
    /** Per unit of the line, the last price paid. */
    readonly lastPrice: PriceText | null
    readonly prices: readonly (QuotedPrice | null)[]
  }[]
}

export const compareQuotes = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/permintaan/:id/penawaran',
  permission: view,
  input: zOnlyId,
  answer: answer<QuoteComparison>(),
  reads: ['purchase-quotes', 'purchase-requests', 'files'],
})

const quoteFields = {
  supplierId: zId,
  quoteNo: zOptionalText(60),
  date: zDay,
  validUntil: zOrNull(zDay),
  leadDays: zDays,
  termDays: zDays,
  freight: z.optional(zMoneyOrZero),
  priceIncludesTax: z._default(zBool, false),
  notes: zOptionalText(1000),
  lines: z
    .array(
      z.strictObject({
        requestLineId: zId,
        /** Null: not offered. */
        price: zOrNull(zPrice),
        discountPercent: zOrNull(zPercent),
        note: zOptionalText(200),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
}

/** Takes down a supplier's quote for a request; one per supplier. */
export const addQuote = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/permintaan/:id/penawaran',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, ...quoteFields, files: zFileIds() }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const updateQuote = endpoint({
  method: 'PUT',
  path: '/api/pembelian-barang/penawaran/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({ id: zId, version: zVersion, ...quoteFields }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const deleteQuote = endpoint({
  method: 'DELETE',
  path: '/api/pembelian-barang/penawaran/:id',
  permission: 'update pembelian-barang',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

/**
 * Chooses a quote of an approved request, and says why: what it offers becomes a draft order. Of `lines` of the request
 * only, when they are named: each line may come from whoever asks least for it.
 */
export const chooseQuote = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/penawaran/:id/pilih',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    reason: zText(300),
    lines: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(500))),
  }),
  /** The draft order. */
  answer: answer<DocumentRef>(),
  touches: ['purchase-quotes', 'purchase-requests', 'purchases'],
  idempotent: true,
})
