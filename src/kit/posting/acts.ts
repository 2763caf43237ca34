import * as z from 'zod/mini'
import { zId, zText, zVersion } from '#kit/http/shapes.ts'

/** How far something has come, derived from quantities or amounts. */
export type Progress = 'none' | 'partial' | 'full'

/** What every posting act answers: where the document is and what it is called now. */
export interface DocumentRef {
  readonly id: string
  readonly number: string | null
  readonly version: number
}

/** A line of a document's Riwayat, of its own acts or of those of its documents. */
export interface DocumentAct {
  readonly id: string
  readonly at: string
  readonly by: string
  /** From where: device and address. */
  readonly place: string | null
  readonly act: string
  /** The kind of document it happened to: 'order', 'receipt'. */
  readonly subject: string
  readonly subjectId: string
  readonly label: string
  readonly reason: string | null
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>> | null
}

export const zReason = zText(300)
/** Path id only. */
export const zOnlyId = z.strictObject({ id: zId })
/** An act on a document as it was seen. */
export const zAct = z.strictObject({ id: zId, version: zVersion })
/** An act that must say why. */
export const zActWithReason = z.strictObject({ id: zId, version: zVersion, reason: zReason })
