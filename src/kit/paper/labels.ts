import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { legible } from './glyphs.ts'
import { INK, MM, SOFT } from './look.ts'
import type { Piece } from './paper.ts'

/** What stands on one label: a QR that any scanner reads, and words for people. */
export interface Label {
  /** What the QR holds, and what is typed when it cannot be read. */
  readonly code: string
  readonly name: string
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

function labelAt(label: Label, { x, y }: Place, { width, height, pad, qr, fontSize, most }: Measures): Piece[] {
  const left = x + pad + qr + pad / 2
  const words = width - (left - x) - pad
  const middle = y + (height - qr) / 2
  const small = fontSize * 0.8
  const lines: Piece[] = [
    { text: shortened(label.above, most), fontSize: small, color: SOFT, margin: [0, 0, 0, 1.5] },
    { text: breakable(shortened(label.name, most)), bold: true, margin: [0, 0, 0, 2] },
    { text: breakable(label.code), fontSize: label.code.length > 14 ? small : fontSize, font: 'InterMedium' },
    ...label.below.map((text): Piece => ({ text: shortened(text, most), fontSize: small, color: SOFT })),
  ]
  return [
    { qr: label.code, fit: qr, eccLevel: 'M', foreground: INK, absolutePosition: { x: x + pad, y: middle } },
    {
      absolutePosition: { x: left, y: Math.min(middle, y + pad * 1.6) },
      columns: [{ width: words, stack: lines.map((line) => legible(line)) }],
    },
  ]
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

// A word wider than the label would run into the next one.
function breakable(text: string): string {
  return text.replace(/[^\s\u200b]{13,}/g, (word) => word.replace(/.{9}/gu, '$&\u200b'))
}
