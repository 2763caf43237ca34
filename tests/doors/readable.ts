import ExcelJS from 'exceljs'
import type { LightMyRequestResponse } from 'fastify'
import { readPdf } from '#kit/paper/read-pdf.ts'

/** What a person reads in an answer: JSON and CSV as they are, sheets and papers opened. */
export async function readable(answer: LightMyRequestResponse): Promise<string> {
  const type = answer.headers['content-type']?.toString() ?? ''
  if (type.includes('pdf')) return (await readPdf(answer.rawPayload)).map(({ text }) => text).join('\n')
  if (type.includes('spreadsheetml')) return sheetText(answer.rawPayload)
  return answer.body
}

async function sheetText(bytes: Buffer): Promise<string> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0])
  return book.worksheets
    .flatMap((sheet) => sheet.getSheetValues().map((row) => (Array.isArray(row) ? row.map(String).join('\t') : '')))
    .join('\n')
}
