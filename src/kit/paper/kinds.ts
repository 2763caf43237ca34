import type { Printed } from '#kit/paper/document.ts'
import type { LabelSheets } from '#kit/paper/labels.ts'
import type { Letterhead } from '#kit/paper/letterhead.ts'
import type { Paper } from '#kit/paper/paper.ts'

/** What papers and labels may be printed on. */
export const templateSizes = ['a4', 'a5', 'continuous', 'roll'] as const
export type TemplateSize = (typeof templateSizes)[number]

/** A kind of paper whose look may be chosen, with what may be left out of it. */
export interface PaperKind {
  /** How the paper itself asks for it. */
  readonly id: string
  readonly name: string
  readonly title: string
  readonly english: string
  readonly facts: readonly string[]
  readonly columns: readonly string[]
  readonly parts: readonly string[]
  /** Places to sign, from left to right, as they are called. */
  readonly signers: readonly string[]
  readonly hasBank?: boolean
  readonly copies?: readonly string[]
  /** What it may be printed on, the usual one first; one kind of sheet when absent. */
  readonly sizes?: readonly TemplateSize[]
  /** A sheet of labels has no letterhead, no title and nobody who signs. */
  readonly isLabel?: true
}

/** What every example has of the company that looks at it. */
export interface ExampleBasis {
  readonly letterhead: Letterhead
  readonly printed: Printed
}

/** What is chosen of a look that a sheet of labels follows by itself. */
export interface ChosenLook {
  readonly size: TemplateSize | null
  readonly hiddenParts: readonly string[]
}

/** A kind of paper with an example of made-up trade, issued by the company that looks at it. */
export interface PrintedKind extends PaperKind {
  readonly example: (basis: ExampleBasis, look: ChosenLook) => Paper | LabelSheets
}

const known = new Map<string, PrintedKind>()

/** Takes the kinds that the departments declare; the house calls it once. */
export function knowPaperKinds(kinds: readonly PrintedKind[]): void {
  for (const kind of kinds) known.set(kind.id, kind)
}

/** Every kind whose look may be chosen, by name. */
export function allPaperKinds(): readonly PrintedKind[] {
  return [...known.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
}

/** The kind by its id. */
export function paperKindOf(id: string): PrintedKind | undefined {
  return known.get(id)
}
