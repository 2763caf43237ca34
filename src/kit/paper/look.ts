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
}

/** Every size with its margins and its body type. */
export const SHEETS: Record<PaperSize, Sheet> = {
  A4: { width: 595.28, height: 841.89, margins: [39, 36, 39, 51], fontSize: 9.75 },
  A5: { width: 419.53, height: 595.28, margins: [28, 30, 28, 42], fontSize: 8.5 },
  'A5-landscape': { width: 595.28, height: 419.53, margins: [36, 30, 36, 40], fontSize: 9 },
  continuous: { width: 684, height: 396, margins: [36, 26, 36, 34], fontSize: 9 },
}

/** The voices of a paper, in proportion to its body type. */
export function stylesOf(body: number): StyleDictionary {
  const of = (share: number) => Math.round(body * share * 4) / 4
  return {
    label: { fontSize: of(0.85), color: SOFT },
    small: { fontSize: of(0.85) },
    foot: { fontSize: of(0.77), color: SOFT },
    company: { fontSize: of(1.15), bold: true, characterSpacing: 0.1 },
    title: { fontSize: of(2.3), bold: true, characterSpacing: 0.4, lineHeight: 1 },
    head: { fontSize: of(0.85), bold: true },
    value: { font: 'InterMedium' },
    strong: { bold: true },
    due: { fontSize: of(1.15), bold: true },
    sum: { fontSize: of(1.75), bold: true },
  }
}

const outerOf = (index: number, count: number) => (index === 0 || index === count ? 0 : 4.5)

/** How tables are ruled, by the name a table asks for. */
export const LAYOUTS: Record<string, CustomTableLayout> = {
  lines: {
    hLineWidth: (index, node) => (index <= (node.table.headerRows ?? 0) ? RULE.head : RULE.row),
    hLineColor: () => INK,
    vLineWidth: () => 0,
    paddingLeft: (index) => (index === 0 ? 0 : 4.5),
    paddingRight: (index, node) => outerOf(index + 1, (node.table.widths as unknown[]).length),
    paddingTop: () => 5.5,
    paddingBottom: () => 5.5,
  },
  totals: {
    hLineWidth: () => RULE.head,
    hLineColor: () => INK,
    vLineWidth: () => 0,
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: () => 3.2,
    paddingBottom: () => 3.2,
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
