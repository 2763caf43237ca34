import { readCsv } from '#kit/import/file/read-csv.ts'
import { readXlsx } from '#kit/import/file/read-xlsx.ts'
import { Unreadable, type Sheet } from '#kit/import/file/sheet.ts'
import { readZip } from '#kit/import/file/unzip.ts'

/** Reads a table by what its bytes are, whatever its name says. Throws Unreadable. */
export function readSheet(bytes: Buffer): Sheet {
  if (bytes.length === 0) throw new Unreadable('import.empty')
  const sheet = isZip(bytes) ? workbook(bytes) : isOldExcel(bytes) ? old() : readCsv(bytes)
  if (sheet.rows.length < 2) throw new Unreadable('import.empty')
  return sheet
}

function workbook(bytes: Buffer): Sheet {
  const zip = readZip(bytes)
  if (!zip?.has('[Content_Types].xml') || !zip.has('xl/workbook.xml')) throw new Unreadable('import.not-a-table')
  return readXlsx(zip)
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
