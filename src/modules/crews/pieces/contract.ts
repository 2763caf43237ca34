import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zBool,
  zId,
  zOptionalText,
  zPercent,
  zPositiveMoney,
  zPositiveQuantity,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import type { MoneyText, PercentText, QtyText } from '#kit/http/wire.ts'
import { shareWays, type ShareBy } from './words.ts'

/** Work that a crew does by the piece. */
export interface PieceWork {
  readonly id: string
  readonly workItemId: string
  readonly code: string
  readonly name: string
  readonly unit: string
  /** For one unit; null for who sees no wages. */
  readonly rate: MoneyText | null
  /** What the crew takes on. */
  readonly volume: QtyText
  /** What it was measured for. */
  readonly done: QtyText
  /** Of the bill of quantities; null where the work item has none there. */
  readonly agreed: QtyText | null
  /** What all crews were measured for. */
  readonly allDone: QtyText
}

/** A crew that works by the piece, with its terms. */
export interface PieceCrew {
  readonly id: string
  readonly version: number
  readonly projectId: string
  readonly leaderId: string
  readonly name: string
  readonly shareBy: ShareBy
  readonly spk: string | null
  readonly retention: PercentText
  readonly isClosed: boolean
  readonly members: readonly {
    readonly workerId: string
    readonly name: string
    readonly trade: string
    readonly weight: QtyText
  }[]
  readonly works: readonly PieceWork[]
}

const seers = ['view absensi', 'create absensi', 'update absensi'] as const
const touches = ['piece-crews']

/** The crews of a project that work by the piece: at most a hundred, by name; a foreman sees those he leads. */
export const listPieceCrews = endpoint({
  method: 'GET',
  path: '/api/borongan/regu',
  permission: seers,
  input: z.strictObject({ projectId: zId }),
  answer: answer<readonly PieceCrew[]>(),
  reads: ['piece-crews', 'piece-opnames', 'work-items', 'workers'],
})

const terms = {
  name: zText(80, 'Tulis nama regunya.'),
  leaderId: zId,
  shareBy: z.enum(Object.keys(shareWays) as [ShareBy, ...ShareBy[]]),
  spk: zOptionalText(60),
  retention: zPercent,
  members: z
    .array(z.strictObject({ workerId: zId, weight: zPositiveQuantity }))
    .check(z.minLength(1, 'Pilih paling sedikit satu anggota.'), z.maxLength(50, 'Paling banyak 50 anggota.')),
  works: z
    .array(z.strictObject({ workItemId: zId, rate: zPositiveMoney, volume: zPositiveQuantity }))
    .check(z.minLength(1, 'Tulis paling sedikit satu pekerjaan.'), z.maxLength(50, 'Paling banyak 50 pekerjaan.')),
}

/** Makes a crew of a project with what was agreed. */
export const addPieceCrew = endpoint({
  method: 'POST',
  path: '/api/borongan/regu',
  permission: 'update gaji',
  input: z.strictObject({ ...terms, projectId: zId }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})

/** Writes the terms of a crew anew; what was measured keeps its rate. Work that was measured stays. */
export const editPieceCrew = endpoint({
  method: 'PUT',
  path: '/api/borongan/regu/:id',
  permission: 'update gaji',
  input: z.strictObject({ ...terms, id: zId, version: zVersion, isClosed: zBool }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches,
  idempotent: true,
})
