import { readCsv } from '#kit/import/file/read-csv.ts'
import { readXlsx } from '#kit/import/file/read-xlsx.ts'
import { Unreadable, type AskedOfFile, type Book } from '#kit/import/file/sheet.ts'
import { readZip } from '#kit/import/file/unzip.ts'

/** Reads the tables of a file by what its bytes are, whatever its name says. Throws Unreadable. */
export function readBook(bytes: Buffer, asked: AskedOfFile = {}): Book {
  if (bytes.length === 0) throw new Unreadable('import.empty')
  const book = isZip(bytes) ? workbook(bytes, asked.sheet) : isOldExcel(bytes) ? old() : readCsv(bytes, asked.separator)
  if (book.sheets.every((sheet) => sheet.rows.length < 2)) throw new Unreadable('import.empty')
  return book
}

function workbook(bytes: Buffer, sheet: number | undefined): Book {
  const zip = readZip(bytes)
  if (!zip?.has('[Content_Types].xml') || !zip.has('xl/workbook.xml')) throw new Unreadable('import.not-a-table')
  return readXlsx(zip, sheet)
}

function isZip(bytes: Buffer): boolean {
  return bytes.length > 4 && bytes.readUInt32LE(0) === 0x04034b50
}

function isOldExcel(bytes: Buffer): boolean {
  return bytes.length > 8 && bytes.readUInt32BE(0) === 0xd0cf11e0
}

function old(): never {
  throw new Unreadable('import.old-excel')
}
