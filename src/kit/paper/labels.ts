import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { barsOf } from './code128.ts'
import { legible } from './glyphs.ts'
import { INK, MM, SOFT } from './look.ts'
import type { Piece } from './paper.ts'

/** What stands on one label: a QR that any camera reads, bars for a scanner, and words for people. */
export interface Label {
  /** What the QR holds, and what is typed when it cannot be read. */
  readonly code: string
  readonly name: string
  /** What the bars say, when it is another than the code: the number on the goods. */
  readonly barcode?: string | null
  /** Small lines below: unit, rack. */
  readonly below: readonly string[]
  /** Whose it is, smallest, above. */
  readonly above: string
}

/** Labels to be stuck: 24 on a sheet of A4, or each on its own place of a roll. Plain data, as a paper. */
export interface LabelSheets {
  readonly kind: 'labels'
  readonly title: string
  readonly author: string
  /** ISO instant written into the file. */
  readonly createdAt: string
  readonly size: keyof typeof LABEL_SIZES
  /** Places at the beginning of the first sheet that are used already. */
  readonly skip: number
  readonly labels: readonly Label[]
}

interface Measures {
  readonly page: { readonly width: number; readonly height: number }
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  readonly top: number
  readonly pad: number
  readonly qr: number
  /** The same where bars stand below it. */
  readonly qrOverBars: number
  readonly bars: number
  readonly fontSize: number
  /** Letters of a name that fit its three lines. */
  readonly most: number
}

/** The measures of label paper, in points: the common 70 × 37 mm sheet of 24, and a thermal roll of 50 × 30 mm. */
export const LABEL_SIZES = {
  a4: {
    page: { width: 595.28, height: 841.89 },
    width: 70 * MM,
    height: 37 * MM,
    columns: 3,
    rows: 8,
    top: (841.89 - 8 * 37 * MM) / 2,
    pad: 4.5 * MM,
    qr: 24 * MM,
    qrOverBars: 19.5 * MM,
    bars: 6 * MM,
    fontSize: 8.5,
    most: 50,
  },
  roll: {
    page: { width: 50 * MM, height: 30 * MM },
    width: 50 * MM,
    height: 30 * MM,
    columns: 1,
    rows: 1,
    top: 0,
    pad: 2 * MM,
    qr: 19 * MM,
    qrOverBars: 16 * MM,
    bars: 6 * MM,
    fontSize: 7,
    most: 38,
  },
} as const satisfies Record<string, Measures>

/** Sets labels for pdfmake: every label at its own place, so that a long name never moves its neighbours. */
export function composeLabels(sheets: LabelSheets): TDocumentDefinitions {
  const size: Measures = LABEL_SIZES[sheets.size]
  const perPage = size.columns * size.rows
  const skip = sheets.skip % perPage
  const pages = Math.ceil((skip + sheets.labels.length) / perPage)
  const content = Array.from({ length: pages }, (_, page): Piece => {
    const from = Math.max(0, page * perPage - skip)
    const here = sheets.labels.slice(from, (page + 1) * perPage - skip)
    const place = page === 0 ? skip : 0
    return {
      stack: here.flatMap((label, at) => labelAt(label, placeOf(place + at, size), size)),
      ...(page > 0 && { pageBreak: 'before' as const }),
    }
  })
  return {
    pageSize: size.page,
    pageMargins: 0,
    defaultStyle: { font: 'Inter', fontSize: size.fontSize, lineHeight: 1.1, color: INK },
    language: 'id-ID',
    info: {
      title: sheets.title,
      author: sheets.author,
      creator: 'Mandor',
      producer: 'Mandor',
      creationDate: new Date(sheets.createdAt),
    },
    content,
  }
}

interface Place {
  readonly x: number
  readonly y: number
}

function placeOf(index: number, { columns, width, height, top }: Measures): Place {
  return { x: (index % columns) * width, y: top + Math.floor(index / columns) * height }
}

function labelAt(label: Label, { x, y }: Place, size: Measures): Piece[] {
  const { width, height, pad, fontSize, most } = size
  const bars = barsAt(label, { x, y }, size)
  const qr = bars.length > 0 ? size.qrOverBars : size.qr
  const left = x + pad + qr + pad / 2
  const words = width - (left - x) - pad
  const top = bars.length > 0 ? y + pad * 0.75 : y + (height - qr) / 2
  const small = fontSize * 0.8
  const lines: Piece[] = [
    { text: shortened(label.above, most), fontSize: small, color: SOFT, margin: [0, 0, 0, 1.5] },
    { text: breakable(shortened(label.name, most)), bold: true, margin: [0, 0, 0, 2] },
    { text: breakable(label.code), fontSize: label.code.length > 14 ? small : fontSize, font: 'InterMedium' },
    ...label.below.map((text): Piece => ({ text: shortened(text, most), fontSize: small, color: SOFT })),
  ]
  return [
    { qr: label.code, fit: qr, eccLevel: 'M', foreground: INK, absolutePosition: { x: x + pad, y: top } },
    {
      absolutePosition: { x: left, y: Math.min(top, y + pad * 1.6) },
      columns: [{ width: words, stack: lines.map((line) => legible(line)) }],
    },
    ...bars,
  ]
}

// A thermal printer has eight dots a millimetre: bars are whole dots, and two at least, or no scanner reads them.
const DOT = MM / 8
const FEWEST_DOTS = 2
const MOST_DOTS = 4
const QUIET = 10

/** Bars along the lower edge, as wide as they fit; nothing where they would be too fine to be read. */
function barsAt(label: Label, { x, y }: Place, { width, height, pad, bars, fontSize }: Measures): Piece[] {
  const text = label.barcode || label.code
  const widths = barsOf(text)
  if (widths === null) return []
  const modules = widths.reduce((sum, each) => sum + each, 0)
  const room = Math.min((width - 2 * pad) / modules, width / (modules + 2 * QUIET))
  const dots = Math.min(Math.trunc(room / DOT), MOST_DOTS)
  if (dots < FEWEST_DOTS) return []
  const module = dots * DOT
  const digits = text === label.code ? 0 : fontSize * 0.8
  const left = x + (width - modules * module) / 2
  const top = y + height - pad * 0.6 - bars
  let at = 0
  const canvas = widths.flatMap((each, index) => {
    const from = at * module
    at += each
    return index % 2 === 0
      ? [{ type: 'rect' as const, x: from, y: 0, w: each * module, h: bars - digits, color: INK }]
      : []
  })
  const said: Piece = {
    absolutePosition: { x, y: top + bars - digits },
    columns: [{ width, text, fontSize: digits, alignment: 'center', color: SOFT }],
  }
  return [{ canvas, absolutePosition: { x: left, y: top } }, ...(digits > 0 ? [said] : [])]
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

// A word wider than the label would run into the next one.
function breakable(text: string): string {
  return text.replace(/[^\s\u200b]{13,}/g, (word) => word.replace(/.{9}/gu, '$&\u200b'))
}
