import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zText, zVersion } from '#kit/http/shapes.ts'

/** How the papers of one series are numbered. */
export interface SeriesRow {
  /** 'INV' */
  readonly doc: string
  readonly version: number
  readonly template: string
  readonly reset: 'monthly' | 'yearly'
  /** How it stands when it begins anew each month, and each year: what the next paper of today would bear. */
  readonly monthly: StandingWire
  readonly yearly: StandingWire
}

/** How far the counter of one period has come, as `nextSeq` asks for it. */
export interface StandingWire {
  readonly last: string | null
  readonly first: string
  readonly highest: string
}

/** A kind of paper that bears numbers: 'INV', 'Invoice'. */
export interface NumberedPaper {
  readonly doc: string
  readonly name: string
}

/** The series a company numbers in its own way; the others follow the usual template. */
export interface Numbering {
  /** What {company_code} stands for. */
  readonly companyCode: string
  /** Every kind of paper that bears numbers. */
  readonly papers: readonly NumberedPaper[]
  readonly series: readonly SeriesRow[]
}

export const openNumbering = endpoint({
  method: 'GET',
  path: '/api/penomoran',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<Numbering>(),
  reads: ['numbering'],
})

/** Numbers a series by a template from now on; papers that have a number keep it. */
export const saveSeries = endpoint({
  method: 'PUT',
  path: '/api/penomoran/:doc',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    doc: z.string().check(z.regex(/^[A-Z]{2,4}$/)),
    version: zVersion,
    template: zText(60, 'Isi formatnya.'),
    reset: z.enum(['monthly', 'yearly'], { error: 'Pilih kapan nomor mulai lagi.' }),
    /** Only before the period has its first number. */
    firstNo: z.optional(z.int().check(z.minimum(1), z.maximum(9_999_999))),
  }),
  answer: answer<{ readonly doc: string }>(),
  touches: ['numbering'],
})
