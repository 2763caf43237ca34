import * as z from 'zod/mini'
import type { Tx } from '#kit/db/tx.ts'
import { historyOf } from '#kit/history/history.ts'
import { paperKindOf, type ChosenLook } from '#kit/paper/kinds.ts'
import type { Dress } from '#kit/paper/paper.ts'
import { hasLeft, type PrintedOf } from '#kit/paper/printed.ts'
import { templateShape, usualTemplate, type TemplateContent } from '#modules/company/templates/contract.ts'
import { versionAt } from '#modules/company/templates/store.ts'

/** The document a paper is made of, as history calls it. */
export type PaperOf = PrintedOf

const shape = z.object(templateShape)

/** What a stored version says; one that no longer fits counts as the usual look. */
export function contentOf(stored: unknown): TemplateContent {
  const read = shape.safeParse(stored)
  return read.success ? read.data : usualTemplate
}

/** What a paper's template says: the one of its first printing, else the one that holds now. */
export async function templateOf(tx: Tx, companyId: string, kind: string, of?: PaperOf): Promise<TemplateContent> {
  if (!paperKindOf(kind)) return usualTemplate
  const first = of ? await firstPrinting(tx, companyId, of) : null
  return contentOf((await versionAt(tx, companyId, kind, first))?.content)
}

async function firstPrinting(tx: Tx, companyId: string, { subject, id, since }: PaperOf): Promise<string | null> {
  const earlier = await historyOf(tx, companyId, subject, id)
  return earlier.findLast((line) => hasLeft(line, since))?.at ?? null
}

/** A template as the press needs it. */
export function dressFrom(kindId: string, content: TemplateContent): Dress | null {
  const kind = paperKindOf(kindId)
  if (!kind) return null
  const own = content.title?.toUpperCase() ?? (content.language === 'en' ? kind.english : null)
  return {
    letterhead: content.letterhead,
    title: own ? { usual: kind.title, own } : null,
    hiddenFacts: content.hiddenFacts,
    hiddenColumns: content.hiddenColumns,
    hiddenParts: content.hiddenParts,
    footer: content.footer,
    terms: content.terms,
    signers: content.signers,
    copies: content.copies,
    size:
      content.size === 'a4' ? 'A4' : content.size === 'a5' ? 'A5' : content.size === 'continuous' ? 'continuous' : null,
  }
}

/** How labels look: what they are printed on, and what stands beside code and name. */
export interface LabelLook {
  readonly size: 'a4' | 'roll'
  readonly hasCompany: boolean
  readonly hasPlace: boolean
}

/** The look of labels as it holds now. */
export async function labelLook(tx: Tx, companyId: string): Promise<LabelLook> {
  return labelLookFrom(await templateOf(tx, companyId, 'label'))
}

/** The same of a choice that is not saved yet. */
export function labelLookFrom({ size, hiddenParts }: ChosenLook): LabelLook {
  const has = (part: string) => !hiddenParts.includes(part)
  return { size: size === 'roll' ? 'roll' : 'a4', hasCompany: has('Nama perusahaan'), hasPlace: has('Satuan dan rak') }
}
