import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOrNull, zPercent, zPrice, zText, zVersion } from '#kit/http/shapes.ts'
import type { MoneyText, PercentText, PriceText } from '#kit/http/wire.ts'
import { coefficient, priceSteps, type Coefficient, type PriceStep } from './price.ts'

export const analysisHeads = { material: 'Bahan', upah: 'Upah', alat: 'Alat' } as const
export type AnalysisHead = keyof typeof analysisHeads

/** So many analyses the library of a company holds at most. */
export const MOST_ANALYSES = 1000

/** What one unit of work takes of something. */
export interface Component {
  readonly head: AnalysisHead
  readonly name: string
  readonly unit: string
  /** Up to six decimals. */
  readonly coefficient: string
  readonly price: PriceText
}

/** A unit-price analysis (AHSP) of the library, or the copy a line of a bill keeps. */
export interface AnalysisCopy {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly overhead: PercentText
  readonly step: PriceStep
  /** What a unit comes to: components, overhead and profit, rounded once. */
  readonly price: MoneyText
  readonly components: readonly Component[]
}

export interface Analysis extends AnalysisCopy {
  readonly id: string
  readonly version: number
}

const policy = ['update daftar-proyek', 'view biaya'] as const
const reads = ['analyses']
const zCoefficient = z.pipe(
  z.string().check(z.regex(/^\d{1,12}(\.\d{1,6})?$/, 'Tulis koefisien dengan angka, misalnya 0,043.')),
  z.transform((text: string): Coefficient => coefficient(text)),
)
const heads = Object.keys(analysisHeads) as [AnalysisHead, ...AnalysisHead[]]

/** The library of the company, by code; at most `MOST_ANALYSES`. */
export const listAnalyses = endpoint({
  method: 'GET',
  path: '/api/analisa-harga',
  permission: policy,
  input: z.strictObject({}),
  answer: answer<readonly Analysis[]>(),
  reads,
})

const facts = {
  code: zText(40, 'Tulis kodenya, misalnya A.4.4.1.9.'),
  name: zText(300, 'Tulis nama pekerjaannya.'),
  unit: zText(20, 'Tulis satuannya.'),
  overhead: zPercent,
  step: z._default(z.union([z.literal(1), z.literal(10), z.literal(100), z.literal(1000)]), priceSteps[0]),
  components: z
    .array(
      z.strictObject({
        head: z.enum(heads),
        name: zText(200),
        unit: zText(20),
        coefficient: zCoefficient,
        price: zPrice,
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
}

/** Keeps an analysis, or writes it anew where `analysisId` names one; copies on bills stay as they are. */
export const saveAnalysis = endpoint({
  method: 'PUT',
  path: '/api/analisa-harga',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    analysisId: zOrNull(zId),
    /** As it was read; null for a new one. */
    version: zOrNull(zVersion),
    ...facts,
  }),
  answer: answer<{ readonly id: string; readonly version: number }>(),
  touches: reads,
  idempotent: true,
})

/** So many analyses are kept in one go. */
export const MOST_AT_ONCE = 500

/** Keeps the analyses of a workbook whose codes the library does not know; those it knows stay as they are. */
export const keepAnalyses = endpoint({
  method: 'PUT',
  path: '/api/analisa-harga/banyak',
  permission: 'update daftar-proyek',
  input: z.strictObject({
    analyses: z.array(z.strictObject(facts)).check(z.minLength(1), z.maxLength(MOST_AT_ONCE)),
  }),
  answer: answer<{
    /** The codes that mean in the library what they mean in the workbook. */
    readonly usable: readonly string[]
    /** How many of them are new. */
    readonly kept: number
    /** The codes that stand for another work in the library. */
    readonly others: readonly string[]
  }>(),
  touches: reads,
  idempotent: true,
})

/** Takes an analysis out of the library; copies on bills stay. */
export const removeAnalysis = endpoint({
  method: 'DELETE',
  path: '/api/analisa-harga/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: [...reads, 'trash'],
})
