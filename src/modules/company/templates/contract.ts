import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zBool, zId, zOptionalText, zOrNull, zText } from '#kit/http/shapes.ts'
import { templateSizes, type PaperKind } from '#kit/paper/kinds.ts'

const labels = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))

const signer = z.strictObject({
  above: z.string().check(z.trim(), z.maxLength(40)),
  name: z.string().check(z.trim(), z.maxLength(60)),
  role: z.string().check(z.trim(), z.maxLength(60)),
})

/** What is chosen of a paper. */
export const templateShape = {
  letterhead: zBool,
  language: z.enum(['id', 'en'], { error: 'Pilih bahasa judul.' }),
  /** Instead of the usual word. */
  title: zOptionalText(40),
  hiddenFacts: labels,
  hiddenColumns: labels,
  hiddenParts: labels,
  footer: zOptionalText(200),
  terms: zOptionalText(2000),
  /** The account an invoice names when it chose none itself. */
  bankAccountId: zOrNull(zId),
  /** Null: as usual. */
  signers: zOrNull(z.array(signer).check(z.maxLength(3))),
  copies: zOrNull(z.array(zText(40)).check(z.minLength(1), z.maxLength(5))),
  /** The sheet it is printed on unless somebody asks for another; null: the usual one. */
  size: z._default(z.nullable(z.enum(templateSizes, { error: 'Pilih ukuran kertas.' })), null),
}

export const templateContent = z.strictObject(templateShape)

/** What is chosen of a paper, as it is kept. */
export type TemplateContent = z.output<typeof templateContent>

/** A kind of paper in the list, and since when it looks as it does. */
export interface TemplateRow {
  readonly kind: string
  readonly name: string
  /** 0: as usual, nobody chose yet. */
  readonly version: number
  readonly changedAt: string | null
  readonly changedBy: string | null
}

/** One kind's choice. */
export interface Template extends TemplateRow {
  /** What such a paper bears, so what may be left out. */
  readonly paper: PaperKind
  readonly content: TemplateContent
  readonly bankAccounts: readonly { readonly id: string; readonly name: string }[]
  readonly versions: readonly { readonly version: number; readonly at: string; readonly by: string | null }[]
}

const kind = z.string().check(z.maxLength(40))

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templat',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<readonly TemplateRow[]>(),
  reads: ['paper-templates'],
})

export const openTemplate = endpoint({
  method: 'GET',
  path: '/api/templat/:kind',
  permission: 'view pengaturan-website',
  input: z.strictObject({ kind }),
  answer: answer<Template>(),
  reads: ['paper-templates', 'company'],
})

/** Papers printed first after this look like it; what was printed before is printed again as it was. */
export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/templat/:kind',
  permission: 'update pengaturan-website',
  input: z.strictObject({ kind, version: z.int().check(z.minimum(0)), ...templateShape }),
  answer: answer<{ readonly version: number }>(),
  touches: ['paper-templates', 'settings-log'],
})

/** The paper as it would come out of the press, of made-up trade; a choice that is not saved is shown as well. */
export const previewTemplate = endpoint({
  method: 'POST',
  path: '/api/templat/:kind/pratinjau',
  permission: 'view pengaturan-website',
  input: z.strictObject({ kind, ...templateShape }),
  answer: answer<never>(),
  // It draws, and keeps nothing.
  inClosed: true,
  inPreview: true,
})

/** How a paper looks until somebody chooses. */
export const usualTemplate: TemplateContent = {
  letterhead: true,
  language: 'id',
  title: null,
  hiddenFacts: [],
  hiddenColumns: [],
  hiddenParts: [],
  footer: null,
  terms: null,
  bankAccountId: null,
  signers: null,
  copies: null,
  size: null,
}
