import type { InputOf } from '#kit/http/endpoint.ts'
import type { PaperKind, TemplateSize } from '#kit/paper/kinds.ts'
import type { previewTemplate, Template } from '#modules/company/templates/contract.ts'

/** A look as its form holds it: what is shown instead of what is left out. */
export interface TemplateValues {
  /** Which version was read. */
  readonly version: number
  readonly letterhead: boolean
  readonly language: 'id' | 'en'
  readonly title: string
  readonly shownFacts: readonly string[]
  readonly shownColumns: readonly string[]
  readonly shownParts: readonly string[]
  readonly footer: string
  readonly terms: string
  readonly bankAccountId: string
  readonly signing: 'usual' | 'own' | 'none'
  readonly signers: readonly { readonly above: string; readonly name: string; readonly role: string }[]
  readonly copies: readonly string[]
  readonly size: TemplateSize
}

const shown = (all: readonly string[], hidden: readonly string[]) => all.filter((each) => !hidden.includes(each))

/** What the form begins with. */
export function valuesOf(kind: PaperKind, { content, version }: Template): TemplateValues {
  return {
    version,
    letterhead: content.letterhead,
    language: content.language,
    title: content.title ?? '',
    shownFacts: shown(kind.facts, content.hiddenFacts),
    shownColumns: shown(kind.columns, content.hiddenColumns),
    shownParts: shown(kind.parts, content.hiddenParts),
    footer: content.footer ?? '',
    terms: content.terms ?? '',
    bankAccountId: content.bankAccountId ?? '',
    signing: content.signers === null ? 'usual' : content.signers.length === 0 ? 'none' : 'own',
    signers: kind.signers.map((_, at) => content.signers?.[at] ?? { above: '', name: '', role: '' }),
    copies: content.copies ?? kind.copies ?? [],
    size: content.size ?? kind.sizes?.[0] ?? 'a4',
  }
}

/** What is sent. */
export function inputOf(kind: PaperKind, values: TemplateValues): Omit<InputOf<typeof previewTemplate>, 'kind'> {
  const copies = values.copies.map((each) => each.trim()).filter(Boolean)
  const isUsual = !kind.copies || copies.length === 0 || copies.join('\n') === kind.copies.join('\n')
  return {
    letterhead: values.letterhead,
    language: values.language,
    title: values.title || null,
    hiddenFacts: shown(kind.facts, values.shownFacts),
    hiddenColumns: shown(kind.columns, values.shownColumns),
    hiddenParts: shown(kind.parts, values.shownParts),
    footer: values.footer || null,
    terms: values.terms || null,
    bankAccountId: values.bankAccountId || null,
    signers: values.signing === 'usual' ? null : values.signing === 'none' ? [] : [...values.signers],
    copies: isUsual ? null : copies,
    size: values.size === (kind.sizes?.[0] ?? 'a4') ? null : values.size,
  }
}
