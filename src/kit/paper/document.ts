import type { Day, Zone } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Letterhead } from './letterhead.ts'

/** Whole rupiah, as a value or as the decimal text of the wire. */
export type Amount = Money | string
/** A day, as a value or as its text. */
export type On = Day | string

/** What every paper says of itself: who issues it, its state, and who printed it when. */
export interface PaperBasis {
  readonly letterhead: Letterhead
  readonly state: 'draft' | 'posted' | 'paid' | 'void'
  /** Null while it is a draft. */
  readonly number: string | null
  readonly date: On
  readonly printed: Printed
}

/** One printing: it stands at the foot, and in the file as its date. */
export interface Printed {
  /** ISO instant. */
  readonly at: string
  readonly zone: Zone
  readonly by: string
  /** Printed or sent before: every page is marked SALINAN. */
  readonly isReprint: boolean
}

/** Customer or recipient. */
export interface Party {
  readonly name: string
  /** May hold line breaks. */
  readonly address: string | null
  readonly npwp: string | null
  readonly contact: string | null
  readonly phone: string | null
}

/** A line that is sold; a section or a note runs across and has no figures. */
export type PaperLine = ItemLine | { readonly kind: 'section' | 'note'; readonly text: string }

/** Goods or a service with its price. */
export interface ItemLine {
  readonly kind: 'item'
  readonly description: string
  /** A second line in small type: code, specification, reason. */
  readonly detail: string | null
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly discount: { readonly percent: string } | { readonly amount: Amount } | null
  readonly amount: Amount
}

/** One tax as it was applied. */
export interface PaperTax {
  /** Rate in percent: '12'. */
  readonly rate: string
  /** The share of the price that is taxed: 11/12, or 1/1. */
  readonly baseNum: string
  readonly baseDen: string
  readonly base: Amount
  readonly taxedBase: Amount
  readonly tax: Amount
}

/** From the sum of the lines to the total, in the order of the paper. Zero rows are left out. */
export interface PaperTotals {
  readonly subtotal: Amount
  readonly discount: Amount
  readonly shipping: Amount
  readonly taxes: readonly PaperTax[]
  readonly pricesIncludeTax: boolean
  /** Of prices with PPN: what was sold without it, before an advance or retention is taken off. */
  readonly net?: Amount
  readonly total: Amount
}
