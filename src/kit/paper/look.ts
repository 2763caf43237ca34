import type { CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces.js'
import type { PaperSize } from './paper.ts'

/** Black of text and rules. */
export const INK = '#161B26'
/** Second voice: labels, foot, letterhead. Dark enough for a needle printer. */
export const SOFT = '#4A5364'

/** Rules, in points: under the letterhead, around heads and totals, between rows. */
export const RULE = { heavy: 1.5, head: 0.75, row: 0.5 } as const

/** Millimetres as points. */
export const MM = 72 / 25.4

/** The measures of a size of paper, in points. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Left, top, right, bottom. */
  readonly margins: readonly [number, number, number, number]
  readonly fontSize: number
  /** Small sheets stand closer: less air around the title and in the rows. */
  readonly isDense: boolean
}

/** Every size with its margins and its body type. */
export const SHEETS: Record<PaperSize, Sheet> = {
  'A3-landscape': { width: 1190.55, height: 841.89, margins: [39, 32, 39, 44], fontSize: 9, isDense: true },
  A4: { width: 595.28, height: 841.89, margins: [39, 36, 39, 51], fontSize: 9.75, isDense: false },
  A5: { width: 419.53, height: 595.28, margins: [28, 28, 28, 40], fontSize: 8.5, isDense: true },
  'A5-landscape': { width: 595.28, height: 419.53, margins: [36, 30, 36, 40], fontSize: 9, isDense: true },
  continuous: { width: 684, height: 396, margins: [36, 20, 36, 34], fontSize: 9, isDense: true },
}

/** The voices of a paper, in proportion to its body type. */
export function stylesOf({ fontSize: body, isDense }: Sheet): StyleDictionary {
  const of = (share: number) => body * share
  return {
    label: { fontSize: of(0.85), color: SOFT },
    quiet: { color: SOFT },
    small: { fontSize: of(0.85) },
    foot: { fontSize: of(0.77), color: SOFT },
    company: { fontSize: of(1.15), bold: true, characterSpacing: 0.1 },
    title: { fontSize: of(isDense ? 1.9 : 2.3), bold: true, characterSpacing: 0.4, lineHeight: 1 },
    head: { fontSize: of(0.85), bold: true },
    value: { font: 'InterMedium' },
    strong: { bold: true },
    due: { fontSize: of(1.15), bold: true },
    sum: { fontSize: of(1.75), bold: true },
  }
}

function ruledLines(air: number): CustomTableLayout {
  return {
    hLineWidth: (index, node) => (index <= (node.table.headerRows ?? 0) ? RULE.head : RULE.row),
    hLineColor: () => INK,
    vLineWidth: () => 0,
    paddingLeft: (index) => (index === 0 ? 0 : 4.5),
    paddingRight: (index, node) => (index === (node.table.widths as unknown[]).length - 1 ? 0 : 4.5),
    paddingTop: () => air,
    paddingBottom: () => air,
  }
}

/** How tables are ruled, by the name a table asks for. */
export const LAYOUTS: Record<string, CustomTableLayout> = {
  lines: ruledLines(5.5),
  'lines-dense': ruledLines(3),
  totals: {
    hLineWidth: () => RULE.head,
    hLineColor: () => INK,
    vLineWidth: () => 0,
    // A long label does not run into its amount.
    paddingLeft: (index) => (index === 0 ? 0 : 8),
    paddingRight: () => 0,
    paddingTop: () => 2.6,
    paddingBottom: () => 2.2,
  },
  boxed: {
    hLineWidth: () => RULE.head,
    vLineWidth: () => RULE.head,
    hLineColor: () => INK,
    vLineColor: () => INK,
    paddingLeft: () => 6,
    paddingRight: () => 6,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
  'boxed-small': {
    hLineWidth: () => RULE.head,
    vLineWidth: () => RULE.head,
    hLineColor: () => INK,
    vLineColor: () => INK,
    paddingLeft: () => 5,
    paddingRight: () => 5,
    paddingTop: () => 1.5,
    paddingBottom: () => 1,
  },
  facts: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: (index) => (index === 0 ? 0 : 16),
    paddingRight: () => 0,
    paddingTop: () => 0.8,
    paddingBottom: () => 0.8,
  },
  entries: {
    hLineWidth: (index) => (index === 0 ? 0 : RULE.row),
    vLineWidth: () => 0,
    hLineColor: () => INK,
    paddingLeft: (index) => (index === 0 ? 0 : 8),
    paddingRight: () => 0,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
  amount: {
    hLineWidth: () => RULE.heavy,
    vLineWidth: () => 0,
    hLineColor: () => INK,
    paddingLeft: () => 10,
    paddingRight: () => 10,
    paddingTop: () => 7,
    paddingBottom: () => 5,
  },
}
