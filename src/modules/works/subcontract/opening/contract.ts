import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrNothing, zOptionalText, zPositiveQuantity } from '#kit/http/shapes.ts'
import { reason, subcontract } from '../subcontract.ts'

const touches = [...subcontract.touches, 'control', 'project-opening']

/** Opens an SPK that was running when the books began: what was built and billed, held back and paid ahead, by one journal. */
export const openRunningSubcontract = endpoint({
  method: 'POST',
  path: '/api/subkon/:id/saldo-awal',
  permission: 'create laporan-keuangan',
  input: z.strictObject({
    id: zId,
    on: zDay,
    /** What was built and billed of each line. */
    lines: z._default(
      z.array(z.strictObject({ lineId: zId, volume: zPositiveQuantity })).check(z.maxLength(300)),
      () => [],
    ),
    /** Paid ahead and not taken off a bill yet, before PPN. */
    advance: zMoneyOrNothing,
    /** Held back of what was billed, not billed yet. */
    retention: zMoneyOrNothing,
    /** The cost of the work comes in as well; else the opening of the project told it. */
    withCost: z._default(z.boolean(), false),
    notes: zOptionalText(300),
  }),
  answer: answer<{ readonly id: string; readonly number: string | null }>(),
  touches,
  idempotent: true,
})

/** Takes the opening of an SPK back by its mirror, while nothing followed it; it may be opened anew. */
export const voidSubcontractOpening = endpoint({
  method: 'POST',
  path: '/api/subkon/:id/saldo-awal/batal',
  permission: 'approve laporan-keuangan',
  input: z.strictObject({ id: zId, reason }),
  answer: answer<{ readonly id: string }>(),
  touches,
  idempotent: true,
})
