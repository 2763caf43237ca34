import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { legible, needsMore, undrawnIn } from './glyphs.ts'
import { INK, SHEETS, SOFT, stylesOf } from './look.ts'
import type { Sheet } from './look.ts'
import type { Lines, Paper, Piece } from './paper.ts'
import { rule } from './pieces.ts'

/** How many of the last lines stay with the closing; of two, one stays under the head of the paper. */
const KEPT_LINES = 2

/** A text node that can say, once laid out, on which page it came to stand. */
export interface Landmark {
  readonly text: string
  readonly id: string
  readonly positions?: readonly { readonly pageNumber: number }[]
}

/** A definition for pdfmake, and the places that must share a page. */
export interface Composition {
  readonly definition: TDocumentDefinitions
  /** From which line on the lines stay with the closing; null without lines. */
  readonly tail: number | null
  readonly closing: Landmark
  /** Lines by their place: where the tail begins, headings, and the line under each. */
  readonly lines: ReadonlyMap<number, Landmark>
  readonly headings: readonly number[]
}

/** Sets a paper for pdfmake; each line of `breaks` begins a new page. */
export function compose(paper: Paper, breaks: readonly number[] = []): Composition {
  const copies = paper.copies?.length ? paper.copies : ['']
  const closing: Landmark = { text: '', id: 'closing' }
  const rows = paper.lines?.rows ?? []
  const tail = rows.length > 0 ? keptFrom(rows) : null
  const headings = [...rows.keys()].filter((at) => isHeading(rows[at]) && at + 1 < rows.length)
  const places = [...(tail === null ? [] : [tail]), ...headings.flatMap((at) => [at, at + 1])]
  const lines = new Map(places.map((at): [number, Landmark] => [at, { text: '', id: `line-${at}` }]))

  const isPlain = !needsMore(paper)
  const own: Spelling = isPlain ? (pieces) => pieces : (pieces) => legible(pieces)
  const content = copies.map((_, index) => {
    const marks = index === 0 ? { lines, closing } : { lines: new Map<number, Landmark>(), closing: null }
    // pdfmake writes into the pieces it lays out: every copy gets its own.
    return {
      stack: own(copyOf(structuredClone(paper), breaks, marks)),
      ...(index > 0 && { pageBreak: 'before' as const }),
    }
  })
  const { info, ...framed } = frame(paper, copies, own)
  // Found by them all the same, and told before it is printed.
  const keywords = isPlain ? '' : undrawnIn(paper)
  return { definition: { ...framed, info: { ...info, keywords }, content }, tail, closing, lines, headings }
}

interface Marks {
  readonly lines: ReadonlyMap<number, Landmark>
  readonly closing: Landmark | null
}

function copyOf(paper: Paper, breaks: readonly number[], marks: Marks): Piece[] {
  const { lines, opening, closing, after = [] } = paper
  const starts = [...new Set([0, ...breaks])].toSorted((a, b) => a - b)
  const tables = lines?.rows.length
    ? starts.map((from, index) => {
        const table = tableOf(paper, lines, { from, to: starts[index + 1] ?? lines.rows.length, marks: marks.lines })
        return breaks.includes(from) ? { stack: [table], pageBreak: 'before' as const } : table
      })
    : []
  return [
    ...opening,
    ...tables,
    { unbreakable: true, stack: [...(marks.closing ? [marked(marks.closing)] : []), ...closing] },
    ...after,
  ]
}

// A heading does not stay behind when the line under it goes to the next page.
function keptFrom(rows: Lines['rows']): number {
  let from = Math.max(0, rows.length - (rows.length > KEPT_LINES ? KEPT_LINES : 1))
  while (from > 0 && isHeading(rows[from - 1])) from -= 1
  return from
}

function isHeading(row: readonly TableCell[] | undefined): boolean {
  const first = row?.[0]
  return typeof first === 'object' && 'colSpan' in first && 'style' in first && first.style === 'strong'
}

interface Stretch {
  readonly from: number
  readonly to: number
  readonly marks: ReadonlyMap<number, Landmark>
}

function tableOf({ size }: Paper, lines: Lines, { from, to, marks }: Stretch): Piece {
  const head = lines.columns.map(({ title, align }) => ({ text: title, style: 'head', alignment: align ?? 'left' }))
  const body = lines.rows.slice(from, to).map((row, index) => {
    const cells = row.map((cell, column) => aligned(cell, lines.columns[column]?.align))
    const mark = marks.get(from + index)
    return mark ? withMark(cells, mark) : cells
  })
  return {
    layout: SHEETS[size].isDense ? 'lines-dense' : 'lines',
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: lines.columns.map((column) => column.width),
      body: [head, ...body],
    },
  }
}

function aligned(cell: TableCell, align: 'left' | 'right' | 'center' = 'left'): TableCell {
  const figures = align === 'right' ? { fontFeatures: ['tnum' as const] } : {}
  if (typeof cell === 'string') return { text: cell, alignment: align, ...figures }
  return { alignment: align, ...figures, ...(cell as object) } as TableCell
}

function withMark([first, ...rest]: TableCell[], mark: Landmark): TableCell[] {
  // A cell that goes across the table goes on doing so.
  const across = typeof first === 'object' && 'colSpan' in first ? { colSpan: first.colSpan } : {}
  return [{ stack: [marked(mark), first ?? ''], ...across } as TableCell, ...rest]
}

// Takes no room: the mark is a line of no height.
function marked(mark: Landmark): Piece {
  return Object.assign(mark, { fontSize: 0.01, lineHeight: 0 }) as Piece
}

type Spelling = (pieces: Piece[]) => Piece[]

function frame(paper: Paper, copies: readonly string[], own: Spelling): Omit<TDocumentDefinitions, 'content'> {
  const sheet = SHEETS[paper.size]
  const [left, , right] = sheet.margins
  const perCopy = (count: number) => Math.max(1, Math.floor(count / copies.length))

  return {
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: [...sheet.margins],
    defaultStyle: { font: 'Inter', fontSize: sheet.fontSize, lineHeight: 1.2, color: INK },
    styles: stylesOf(sheet),
    language: 'id-ID',
    images: { ...paper.images },
    info: {
      title: paper.title,
      author: paper.author,
      creator: 'Mandor',
      producer: 'Mandor',
      creationDate: new Date(paper.createdAt),
    },
    // The PDF version decides the cipher: this one is AES with 256 bits.
    ...(paper.password && { version: '1.7ext3' as const, userPassword: paper.password }),
    ...(paper.watermark && { watermark: stamp(paper.watermark, sheet) }),
    header: (page, count) => {
      const onCopy = (page - 1) % perCopy(count)
      const copy = copies[Math.floor((page - 1) / perCopy(count))] ?? ''
      return own([running(onCopy === 0 ? '' : paper.title, copy, paper.mark ?? '', sheet)])
    },
    footer: (page, count) => ({
      margin: [left, sheet.margins[3] - 32, right, 0],
      stack: [
        rule(sheet.width - left - right, 0.5),
        {
          margin: [0, 5, 0, 0],
          style: 'foot',
          columnGap: 12,
          columns: [
            { stack: own([paper.foot]), width: '*' },
            {
              text: `Halaman ${((page - 1) % perCopy(count)) + 1} dari ${perCopy(count)}`,
              width: 'auto',
              noWrap: true,
            },
          ],
        },
      ],
    }),
  }
}

function running(title: string, copy: string, mark: string, sheet: Sheet): Piece {
  const [left, top, right] = sheet.margins
  const parts: Piece[] = [{ text: title, width: '*' }]
  if (copy) parts.push({ text: copy, width: 'auto', bold: true, color: INK })
  if (mark) parts.push(framed(mark))
  return { margin: [left, top / 2 - 6, right, 0], style: 'foot', columnGap: 8, columns: parts }
}

function framed(mark: string): Piece {
  return {
    width: 'auto',
    margin: [0, -3, 0, 0],
    layout: 'boxed-small',
    table: { body: [[{ text: mark, bold: true, color: INK, characterSpacing: 0.5 }]] },
  }
}

function stamp(text: string, sheet: Sheet) {
  const fontSize = Math.min(sheet.width, sheet.height) / 5
  return { text, font: 'Inter', bold: true, color: SOFT, opacity: 0.12, fontSize, angle: -38 }
}
