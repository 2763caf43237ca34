import type { AmountKind } from '../form/amount.ts'
import type { Option } from '../form/choice-fields.tsx'
import type { KeyedRow } from '../form/rows.ts'
import type { Choice, ChoiceSource } from '../picker/choice.ts'

/** A row of the grid: its key and its cells by column id. */
export interface GridRow extends KeyedRow {
  readonly [column: string]: unknown
}

interface ColumnBase {
  /** The key of the cell in its row. */
  readonly id: string
  readonly title: string
  /** Pixels; the column without one takes the rest. */
  readonly width?: number
  /** Twelfths of the width on a phone, where the usual share cuts its words. */
  readonly share?: 3 | 4 | 5 | 6 | 7
  /** Whether Enter stops here: always, only while empty, or never (Tab always does). */
  readonly enter?: 'always' | 'empty' | 'never'
  readonly placeholder?: string
  /** No cell of a spreadsheet falls into it: what a block holds there is a sum of its own. */
  readonly isNotPasted?: boolean
}

export type GridColumn =
  | (ColumnBase & { readonly kind: 'text' })
  | (ColumnBase & { readonly kind: AmountKind })
  | (ColumnBase & {
      readonly kind: 'choice'
      readonly options: (row: GridRow | undefined) => readonly Option[]
      /** What a choice changes beside itself: the price per unit. */
      readonly fill?: (value: string, row: GridRow | undefined) => Readonly<Record<string, unknown>>
      /** Which choice a pasted word means for its row; null for none of them, undefined where that cannot be told. */
      readonly meant?: (word: string, row: GridRow) => string | null | undefined
    })
  | (ColumnBase & {
      readonly kind: 'pick'
      readonly source: ChoiceSource
      /** What a pick fills in beside itself: unit, price. */
      readonly fill?: (choice: Choice, row: GridRow | undefined) => Readonly<Record<string, unknown>>
    })
  | (ColumnBase & {
      /** Worked out from the row, never typed. */
      readonly kind: 'worked'
      readonly work: (row: GridRow) => string
      readonly align?: 'left' | 'right'
    })

/** True for cells one can type into. */
export function isTyped(column: GridColumn): boolean {
  return column.kind !== 'worked'
}

/** True for numbers, which stand at the right. */
export function isRight(column: GridColumn): boolean {
  if (column.kind === 'worked') return column.align !== 'left'
  return column.kind === 'money' || column.kind === 'price' || column.kind === 'quantity' || column.kind === 'percent'
}

/** What stands in an amount column, if it is one. */
export function amountKind(column: GridColumn): AmountKind | undefined {
  const { kind } = column
  return kind === 'money' || kind === 'price' || kind === 'quantity' || kind === 'percent' ? kind : undefined
}

/** Rows that are one text across the whole line: a heading, a note. */
export interface Spans {
  /** The cell that says what kind a row is. */
  readonly kind: string
  /** The cell that holds the text. */
  readonly text: string
  readonly of: readonly SpanKind[]
}

export interface SpanKind {
  readonly value: string
  /** On the button that adds one: 'Bagian'. */
  readonly label: string
  readonly placeholder: string
  readonly isHeading?: boolean
}

/** The kind of a row that spans the line; nothing for an ordinary one. */
export function spanOf(spans: Spans | undefined, row: GridRow | undefined): SpanKind | undefined {
  return spans?.of.find((kind) => kind.value === row?.[spans.kind])
}
