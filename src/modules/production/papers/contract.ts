import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'

/** Papers are files: the browser shows, prints or saves that very PDF. */
type Pdf = never

/** The papers of an order: what the floor works by, and the card of what happened. */
export const paperKinds = ['spk', 'kartu'] as const
export type PaperKind = (typeof paperKinds)[number]

export const openPaper = endpoint({
  method: 'GET',
  path: '/api/spk/:id/cetak',
  permission: 'view rumah-produksi',
  input: z.strictObject({ id: zId, kind: z._default(z.enum(paperKinds), 'spk') }),
  answer: answer<Pdf>(),
})

/** The most labels that are printed at once. */
export const MOST_LABELS = 480

const zCopies = z.pipe(
  z.optional(z.union([z.string(), z.number()])),
  z.transform((given: string | number | undefined) => {
    const count = Number(given ?? 1)
    return Number.isInteger(count) ? Math.min(Math.max(count, 1), MOST_LABELS) : 1
  }),
)

/** Labels for the pieces: item, SPK and day, with a QR of the item's code. */
export const openLabels = endpoint({
  method: 'GET',
  path: '/api/spk/:id/label',
  permission: 'view rumah-produksi',
  input: z.strictObject({ id: zId, size: z.optional(z.enum(['a4', 'roll'])), copies: zCopies }),
  answer: answer<Pdf>(),
})
