import { setImmediate as breathe } from 'node:timers/promises'
import { PassThrough, type Readable } from 'node:stream'
import type { Cell } from '#kit/list/cells.ts'

// What Excel shows by the clock, not only by the day.
const MOMENT = 'dd/mm/yyyy hh:mm'

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

  const write = async (): Promise<void> => {
    sheet.addRow(head.map(valueOf)).font = { bold: true }
    for await (const page of pages) {
      for (const cells of page) {
        const row = sheet.addRow(cells.map(valueOf))
        for (const [at, cell] of cells.entries()) if (cell.kind === 'moment') row.getCell(at + 1).numFmt = MOMENT
        row.commit()
      }
      await breathe()
    }
    sheet.commit()
    await book.commit()
  }
  write().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))))
  return out
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
