import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zOrNull, zPositiveQuantity, zText } from '#kit/http/shapes.ts'
import type { DayText, QtyText } from '#kit/http/wire.ts'
import { MOST_WEEKS } from '../schedule/rules.ts'

/** What a week needs of a material. */
export interface WeekNeed {
  /** Counted from 1; null: of work that no schedule places. */
  readonly week: number | null
  readonly qty: QtyText
  /** Of it, what nothing covers yet: earlier weeks are covered first. */
  readonly short: QtyText
}

/** A material a project needs. Quantities in the base unit of its item; of a material without item in its own unit. */
export interface NeedOfMaterial {
  readonly key: string
  readonly name: string
  readonly unit: string
  /** The item of the catalog it is; null where nobody said it yet. */
  readonly itemId: string | null
  /** The words of the plan it is tied by, with their unit. */
  readonly words: readonly { readonly name: string; readonly unit: string }[]
  readonly total: QtyText
  /** Asked for and not ordered, drafts included. */
  readonly requested: QtyText
  /** Ordered and not come. */
  readonly ordered: QtyText
  readonly came: QtyText
  readonly used: QtyText
  readonly onSite: QtyText
  readonly short: QtyText
  readonly weeks: readonly WeekNeed[]
}

/** What material a project needs, week by week. */
export interface MaterialNeed {
  /** From the approved cost plan, from the analyses of the bill that holds, or from nothing. */
  readonly basis: 'rap' | 'ahsp' | null
  /** The first day of week 1; null without an approved schedule. */
  readonly weekOne: DayText | null
  /** The week of today, at least 1. */
  readonly thisWeek: number
  /** So many work items have a plan that does not say which material. */
  readonly unsplit: number
  readonly materials: readonly NeedOfMaterial[]
}

/** So many items one request takes from the need at most. */
export const MOST_NEEDED = 200

const one = { id: zId }
const words = { name: zText(300), unit: zText(20) }

/** Tab Kebutuhan of a project. */
export const openNeed = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/kebutuhan',
  permission: 'view daftar-proyek',
  input: z.strictObject(one),
  answer: answer<MaterialNeed>(),
  reads: ['rap', 'rab', 'schedules', 'purchases', 'purchase-requests', 'stock', 'catalog', 'projects'],
})

/** Says which item of the catalog the words of a plan mean, for the whole company; `perBase`: so many of `unit` make one base unit of it. */
export const tieMaterial = endpoint({
  method: 'PUT',
  path: '/api/kaitan-bahan',
  permission: 'update daftar-proyek',
  input: z.strictObject({ ...words, itemId: zId, perBase: zOrNull(zPositiveQuantity) }),
  answer: answer<{ readonly itemId: string }>(),
  touches: ['rap'],
  idempotent: true,
})

/** Takes a tie back: the name of the material decides again. */
export const untieMaterial = endpoint({
  method: 'DELETE',
  path: '/api/kaitan-bahan',
  permission: 'update daftar-proyek',
  input: z.strictObject(words),
  answer: answer<{ readonly name: string }>(),
  touches: ['rap'],
})

/** Makes one draft request of what some materials lack up to a week; null: all that is lacking. */
export const requestNeed = endpoint({
  method: 'POST',
  path: '/api/daftar-proyek/:id/kebutuhan/permintaan',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    ...one,
    through: zOrNull(z.int().check(z.minimum(1), z.maximum(MOST_WEEKS))),
    neededBy: zDay,
    itemIds: z.array(zId).check(z.minLength(1), z.maxLength(MOST_NEEDED)),
  }),
  answer: answer<{ readonly id: string }>(),
  touches: ['purchase-requests'],
  idempotent: true,
})
