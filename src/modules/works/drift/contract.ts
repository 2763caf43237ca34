import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'

/** From so many percent dearer than its plan on, the price of a material is warned of. */
export const DRIFT_WARNED = '5'

/** What a material costs now beside what the cost plan thought, per base unit of its item. */
export interface DriftRow {
  readonly itemId: string
  readonly name: string
  readonly unit: string
  /** The mean price of the plan. */
  readonly planned: PriceText
  /** The last price paid, and when. */
  readonly last: PriceText
  readonly on: DayText
  readonly change: PercentText
  readonly isWarned: boolean
  /** Of the plan, not used yet. */
  readonly left: QtyText
  /** What the rest costs more than planned at the last price; negative where it is cheaper. */
  readonly effect: MoneyText
}

/** The prices of the material of a project that was bought before, the dearest first. */
export interface PriceDrift {
  readonly rows: readonly DriftRow[]
  readonly warned: number
  /** What the rest of all materials costs more than planned. */
  readonly effect: MoneyText
}

/** Buying prices beside the cost plan of a project. */
export const openDrift = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/harga-bahan',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<PriceDrift>(),
  reads: ['rap', 'rab', 'stock', 'catalog', 'purchases', 'projects'],
})
