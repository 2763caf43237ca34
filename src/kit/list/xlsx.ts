import { setImmediate as breathe } from 'node:timers/promises'
import { PassThrough, type Readable } from 'node:stream'
import type { Cell } from '#kit/list/cells.ts'

// What Excel shows by the clock, not only by the day.
const MOMENT = 'dd/mm/yyyy hh:mm'

// Characters of the default letter.
const LEAST_WIDE = 6
const MOST_WIDE = 48
/** So many rows tell how wide the columns are. */
const LOOKED_AT = 500

interface Sheet {
  readonly title: string
  readonly head: readonly Cell[]
  readonly pages: AsyncIterable<readonly (readonly Cell[])[]>
}

/** Streams a workbook of one sheet; text cells are typed as text, so that nothing in them is ever run. */
export async function xlsxStream({ title, head, pages }: Sheet): Promise<Readable> {
  // Loaded when first asked for: nobody else should pay for it.
  const { default: excel } = await import('exceljs')
  const out = new PassThrough()
  const book = new excel.stream.xlsx.WorkbookWriter({ stream: out, useStyles: true, useSharedStrings: false })
  const sheet = book.addWorksheet(title.slice(0, 31), { views: [{ state: 'frozen', ySplit: 1 }] })

  const begin = (page: readonly (readonly Cell[])[]): void => {
    for (const [at, wide] of widths([head, ...page.slice(0, LOOKED_AT)]).entries()) sheet.getColumn(at + 1).width = wide
    const row = sheet.addRow(head.map(valueOf))
    row.font = { bold: true }
    for (const at of head.keys()) {
      if (page.some((cells) => cells[at]?.kind === 'number')) row.getCell(at + 1).alignment = { horizontal: 'right' }
    }
  }
  const write = async (): Promise<void> => {
    let isBegun = false
    for await (const page of pages) {
      if (!isBegun) begin(page)
      isBegun = true
      for (const cells of page) {
        const row = sheet.addRow(cells.map(valueOf))
        for (const [at, cell] of cells.entries()) {
          const format = formatOf(cell)
          if (format) row.getCell(at + 1).numFmt = format
        }
        row.commit()
      }
      await breathe()
    }
    if (!isBegun) begin([])
    sheet.commit()
    await book.commit()
  }
  write().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))))
  return out
}

// An amount reads by its thousands; a year and a count do not need them.
function formatOf(cell: Cell): string | undefined {
  if (cell.kind === 'moment') return MOMENT
  if (cell.kind !== 'number') return undefined
  const [whole = '', part = ''] = cell.text.replace('-', '').split('.')
  if (/^0*$/.test(part)) return whole.length > 4 ? '#,##0' : undefined
  return whole.length > 3 ? `#,##0.${'0'.repeat(part.replace(/0+$/, '').length)}` : undefined
}

// Wide enough for what stands in the column: a number that has no room is shown as ####.
function widths(rows: readonly (readonly Cell[])[]): number[] {
  const count = Math.max(0, ...rows.map((cells) => cells.length))
  return Array.from({ length: count }, (_, at) => {
    const longest = rows.reduce((most, cells) => Math.max(most, roomOf(cells[at])), 0)
    return Math.min(longest, MOST_WIDE) + 2
  })
}

function roomOf(cell: Cell | undefined): number {
  if (!cell || cell.kind === 'empty') return LEAST_WIDE
  // With its thousands, and room for the sum that comes below.
  const length = cell.kind === 'number' ? Math.ceil((cell.text.length * 4) / 3) + 3 : cell.text.length
  return Math.max(length, LEAST_WIDE)
}

function valueOf(cell: Cell): string | number | Date | null {
  if (cell.kind === 'empty') return null
  if (cell.kind === 'text') return cell.text
  if (cell.kind === 'day') return new Date(`${cell.text}T00:00:00Z`)
  // Excel knows no zones: the clock of the company is what it shows.
  if (cell.kind === 'moment') return new Date(`${cell.text.replace(' ', 'T')}:00Z`)
  // A sheet knows only floats; what one cannot hold exactly stays text.
  const digits = cell.text.replace(/[-.]/g, '').length
  return digits <= 15 ? Number(cell.text) : cell.text
}
