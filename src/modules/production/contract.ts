import * as z from 'zod/mini'
import { zId, zText, zVersion } from '#kit/http/shapes.ts'

/** What every act on an order answers. */
export interface OrderRef {
  readonly id: string
  readonly number: string | null
  readonly version: number
}

/** Path id only. */
export const zOnlyId = z.strictObject({ id: zId })
/** An act on an order as it was seen. */
export const zAct = z.strictObject({ id: zId, version: zVersion })
/** An act that must say why. */
export const zActWithReason = z.strictObject({ id: zId, version: zVersion, reason: zText(300) })
