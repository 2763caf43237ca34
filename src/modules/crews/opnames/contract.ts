import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOptionalText, zOrNull, zQuantityOrZero, zVersion } from '#kit/http/shapes.ts'
import type { DayText, InstantText, MoneyText, QtyText } from '#kit/http/wire.ts'
import { zAct, zActWithReason, zOnlyId, type DocumentRef } from '#kit/posting/acts.ts'
import type { PieceCrew } from '../pieces/contract.ts'
import type { OpnameState } from '../pieces/words.ts'

/** An opname in the list of them; money is null for who sees no wages. */
export interface PieceOpnameRow {
  readonly id: string
  readonly number: string
  readonly crew: string
  readonly measuredOn: DayText
  readonly state: OpnameState
  readonly works: string
  readonly gross: MoneyText | null
  readonly by: string
}

/** An opname as its page shows it. */
export interface PieceOpnamePage extends PieceOpnameRow {
  readonly version: number
  readonly projectId: string
  readonly project: string
  readonly crewNow: PieceCrew
  readonly witness: string | null
  readonly note: string | null
  readonly retention: MoneyText | null
  readonly approvedBy: string | null
  readonly approvedAt: InstantText | null
  readonly voidReason: string | null
  readonly lines: readonly {
    readonly workId: string
    readonly name: string
    readonly unit: string
    readonly volume: QtyText
    readonly rate: MoneyText | null
    readonly amount: MoneyText | null
  }[]
  readonly members: readonly {
    readonly workerId: string
    readonly name: string
    readonly trade: string
    readonly halfDays: number
    readonly amount: MoneyText | null
    readonly retention: MoneyText | null
  }[]
  readonly can: readonly ('edit' | 'approve' | 'void')[]
}

const seers = ['view absensi', 'create absensi', 'update absensi'] as const
const reads = ['piece-opnames', 'piece-crews', 'wages']
const touches = ['piece-opnames', 'wages']

/** The opnames of a project: the last two hundred, the newest first. */
export const listPieceOpnames = endpoint({
  method: 'GET',
  path: '/api/borongan/opname',
  permission: seers,
  input: z.strictObject({ projectId: zId }),
  answer: answer<readonly PieceOpnameRow[]>(),
  reads,
})

export const openPieceOpname = endpoint({
  method: 'GET',
  path: '/api/borongan/opname/:id',
  permission: seers,
  input: zOnlyId,
  answer: answer<PieceOpnamePage>(),
  reads,
})

/** Work without a volume was not measured. */
const measured = {
  measuredOn: zDay,
  witness: zOptionalText(80),
  note: zOptionalText(300),
  lines: z
    .array(
      z.strictObject({
        workId: zId,
        /** What was done since the last opname, not all that is done. */
        volume: zQuantityOrZero,
      }),
    )
    .check(z.minLength(1, 'Ukur paling sedikit satu pekerjaan.'), z.maxLength(50)),
  members: z
    .array(
      z.strictObject({
        workerId: zId,
        /** Days worked on it, in halves: 11 are five and a half. */
        halfDays: z.int().check(z.minimum(0), z.maximum(124, 'Paling banyak 62 hari.')),
        /** Where amounts are agreed. */
        amount: zOrNull(zMoneyOrZero),
      }),
    )
    .check(z.minLength(1, 'Isi hari kerja anggotanya.'), z.maxLength(50)),
}

/** Hands in what a crew did: volumes with a photo, and days of each member. */
export const sendPieceOpname = endpoint({
  method: 'POST',
  path: '/api/borongan/opname',
  permission: 'create absensi',
  input: z.strictObject({ ...measured, crewId: zId, files: zFileIds() }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Writes an opname anew that nobody approved yet. */
export const editPieceOpname = endpoint({
  method: 'PUT',
  path: '/api/borongan/opname/:id',
  permission: 'update absensi',
  input: z.strictObject({ ...measured, id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Approves an opname as it was read; somebody who did not write it does so, unless nobody else could. */
export const approvePieceOpname = endpoint({
  method: 'POST',
  path: '/api/borongan/opname/:id/setujui',
  permission: 'approve absensi',
  input: zAct,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Takes an opname back that is in no wages: its volume may be measured again. */
export const voidPieceOpname = endpoint({
  method: 'POST',
  path: '/api/borongan/opname/:id/batalkan',
  permission: 'approve absensi',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Berita acara opname: what was measured, with what was done before, for the signatures of who measured and the leader. */
export const printPieceOpname = endpoint({
  method: 'GET',
  path: '/api/borongan/opname/:id/cetak',
  permission: seers,
  input: zOnlyId,
  answer: answer<never>(),
})
