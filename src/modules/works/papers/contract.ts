import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId } from '#kit/http/shapes.ts'
import type { DayText } from '#kit/http/wire.ts'

/** Papers are files: the browser shows, prints or saves that very PDF. */
type Pdf = never

/** What may go to a customer with a bill of work, in the order in which it is put together. */
export const packPapers = {
  invoice: 'Invoice',
  kwitansi: 'Kwitansi',
  progres: 'Berita acara progres',
  volume: 'Rincian volume',
  bast: 'Berita acara serah terima',
  foto: 'Foto pekerjaan',
  faktur: 'Data faktur pajak',
  jaminan: 'Jaminan',
} as const
export type PackPaper = keyof typeof packPapers
const kinds = Object.keys(packPapers) as [PackPaper, ...PackPaper[]]

/** One paper of a pack. */
export interface PackLine {
  readonly paper: PackPaper
  /** This customer wants it. */
  readonly isWanted: boolean
  /** Why it cannot be put in now; null: it is ready. */
  readonly missing: string | null
  /** What there is of it, in words. */
  readonly said: string | null
}

/** Gives the first wanted paper that is missing before a bill may be issued; a faktur pajak is made after it. */
export function firstLacking(lines: readonly PackLine[]): PackLine | undefined {
  return lines.find(({ paper, isWanted, missing }) => isWanted && missing !== null && paper !== 'faktur')
}

/** The papers that go with an invoice of a project. */
export interface TerminPack {
  readonly number: string | null
  readonly date: DayText
  readonly customerName: string
  /** Of what this kind of bill may have. */
  readonly lines: readonly PackLine[]
}

const of = { id: zId, invoiceId: zId }

export const openTerminPack = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/berkas-termin/:invoiceId',
  permission: 'view order',
  input: z.strictObject(of),
  answer: answer<TerminPack>(),
  reads: ['termin-wish', 'billing', 'progress', 'invoices', 'guarantees', 'handover', 'site-reports'],
})

/** Keeps whether the customer of a project wants a paper with every bill of work. */
export const saveTerminWish = endpoint({
  method: 'PUT',
  path: '/api/daftar-proyek/:id/berkas-termin',
  permission: 'update order',
  input: z.strictObject({ id: zId, paper: z.enum(kinds), isWanted: z.boolean() }),
  answer: answer<{ readonly id: string }>(),
  touches: ['termin-wish'],
  idempotent: true,
})

/** All wanted papers of an invoice in one PDF; refused while one is missing, unless what is there is asked for. */
export const printTerminPack = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/berkas-termin/:invoiceId/cetak',
  permission: 'view order',
  input: z.strictObject({ ...of, seadanya: z.optional(z.enum(['ya'])) }),
  answer: answer<Pdf>(),
})

/** The berita acara serah terima, first or final, as PDF. */
export const printHandover = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/bast/:which/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId, which: z.enum(['1', '2']) }),
  answer: answer<Pdf>(),
})

/** The schedule that holds with its S-curve on A3, as PDF. */
export const printSchedule = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/jadwal/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})

/** The order to a subcontractor (SPK) as PDF; who may not see costs does not find it. */
export const printSubcontract = endpoint({
  method: 'GET',
  path: '/api/subkon/:id/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})

/** The addendum of an order to a subcontractor as PDF; who may not see costs does not find it. */
export const printAddendum = endpoint({
  method: 'GET',
  path: '/api/addendum-subkon/:id/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})

/** The record of a measurement of a subcontractor's work as PDF; who may not see costs does not find it. */
export const printOpname = endpoint({
  method: 'GET',
  path: '/api/opname-subkon/:id/cetak',
  permission: 'view daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})
