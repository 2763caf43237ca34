import { deflateRawSync } from 'node:zlib'
import excel from 'exceljs'
import { describe, expect, test } from 'vitest'
import { readBook } from './read-book.ts'
import { MOST_ROWS } from './sheet.ts'
import { readZip } from './unzip.ts'

const readSheet = (bytes: Buffer) => readBook(bytes).sheets.find((sheet) => sheet.rows.length > 0) ?? { rows: [] }
const cells = (bytes: Buffer) => readSheet(bytes).rows.map((row) => row.cells)

describe('a CSV', () => {
  test.each([
    [
      'semicolons',
      'a;b\n1;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'commas',
      'a,b\n"1,5",2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs, as pasted',
      'a\tb\r\n1\t2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      "Excel's own word for it",
      'sep=|\na|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'quotes in quotes and lines in cells',
      'a;b\n"x ""y""";"1\n2"',
      [
        ['a', 'b'],
        ['x "y"', '1\n2'],
      ],
    ],
    [
      'empty lines',
      'a;b\n\n;\n1;2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, and more commas in its texts',
      'Nama;Alamat\nPT A, Tbk, Jakarta;Jl. B, No. 1, RT 2, RW 3\nCV C;Jl. D, No. 2',
      [
        ['Nama', 'Alamat'],
        ['PT A, Tbk, Jakarta', 'Jl. B, No. 1, RT 2, RW 3'],
        ['CV C', 'Jl. D, No. 2'],
      ],
    ],
    [
      'tabs, below a title, and semicolons in its texts',
      'Daftar; per Januari; 2026\n\nKode\tNama\nA\tSemen; abu; 50 kg\nB\tPasir',
      [['Daftar; per Januari; 2026'], ['Kode', 'Nama'], ['A', 'Semen; abu; 50 kg'], ['B', 'Pasir']],
    ],
    [
      "Excel's own word for it, in quotes and with an old end of line",
      '"sep=;"\r\na;b,c\r\n1;2,5',
      [
        ['a', 'b,c'],
        ['1', '2,5'],
      ],
    ],
    ['a guarded formula', "a\n'=1+1\n'+62", [['a'], ['=1+1'], ['+62']]],
  ])('with %s', (_what, text, rows) => expect(cells(Buffer.from(text))).toEqual(rows))

  test.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFnama;kota\nCafé;Jayapura')],
    ['Windows-1252', Buffer.from('nama;kota\nCaf\xe9;Jayapura', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('nama;kota\nCafé;Jayapura', 'utf16le')])],
  ])('in %s', (_what, bytes) =>
    expect(cells(bytes)).toEqual([
      ['nama', 'kota'],
      ['Café', 'Jayapura'],
    ]),
  )

  test('is cut as it is asked, whatever it looks like', () => {
    const bytes = Buffer.from('a,b;c\n1,2;3')
    expect(readBook(bytes).separator).toBe(';')
    const asked = readBook(bytes, { separator: ',' })
    expect(asked).toMatchObject({
      separator: ',',
      sheets: [{ rows: [{ cells: ['a', 'b;c'] }, { cells: ['1', '2;3'] }] }],
    })
  })

  test('keeps the number of each line', () => {
    expect(readSheet(Buffer.from('a\n\n\nb')).rows.map((row) => row.line)).toEqual([1, 4])
  })
})

describe('a workbook', () => {
  test('gives days, numbers, formulas and texts as an Indonesian would type them', async () => {
    const book = new excel.Workbook()
    book.addWorksheet('Tersembunyi', { state: 'hidden' }).addRow(['rahasia'])
    const sheet = book.addWorksheet('Data')
    sheet.addRow(['Tanggal', 'Harga', 'Rumus', 'Teks', 'Benar', 'NPWP'])
    sheet.addRow([
      new Date('2026-12-31T00:00:00Z'),
      68000.5,
      { formula: 'B2*2', result: 136001 },
      '0812',
      true,
      0.1 + 0.2,
    ])
    sheet.getCell('A3').value = 45000
    sheet.getCell('A3').numFmt = 'dd mmm yyyy'
    sheet.getCell('D3').value = { richText: [{ text: 'PT ' }, { text: 'Maju & Jaya' }] }
    sheet.getCell('F3').value = 3.2e21
    const rows = cells(Buffer.from(await book.xlsx.writeBuffer()))
    expect(rows[1]).toEqual(['2026-12-31', '68000,5', '136001', '0812', 'ya', '0,3'])
    expect(rows[2]).toEqual(['2023-03-15', '', '', 'PT Maju & Jaya', '', '3,2e+21'])
  })
})

describe('a workbook of several sheets', () => {
  const made = async () => {
    const book = new excel.Workbook()
    book.addWorksheet('Sampul').addRow(['PT Maju Jaya'])
    book.addWorksheet('Rahasia', { state: 'hidden' }).addRow(['x'])
    book.addWorksheet('Barang & Jasa').addRows([['Kode'], ['A']])
    return Buffer.from(await book.xlsx.writeBuffer())
  }

  test('gives each that is shown by name, or the one that is asked for', async () => {
    const all = readBook(await made())
    expect(all.sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Sampul', 1],
      ['Barang & Jasa', 2],
    ])
    const one = readBook(await made(), { sheet: 1 })
    expect(one.sheets.map(({ rows }) => rows.length)).toEqual([0, 2])
  })

  test('cells merged downwards hold for each line they span, those merged across for the first', async () => {
    const book = new excel.Workbook()
    const sheet = book.addWorksheet('Data')
    sheet.addRows([
      ['Pelanggan', 'Barang', 'Jumlah'],
      ['PT Maju', 'Semen', 5],
      ['', 'Pasir', 2],
      ['', 'Batu', 1],
      ['TOTAL', '', 8],
    ])
    sheet.mergeCells('A2:A4')
    sheet.mergeCells('A5:B5')
    expect(cells(Buffer.from(await book.xlsx.writeBuffer())).slice(1)).toEqual([
      ['PT Maju', 'Semen', '5'],
      ['PT Maju', 'Pasir', '2'],
      ['PT Maju', 'Batu', '1'],
      ['TOTAL', '', '8'],
    ])
  })
})

describe('what is no table', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'import.empty'],
    ['heads alone', Buffer.from('a;b\n'), 'import.empty'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'import.old-excel'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'import.not-a-table'],
    ['a zip of something else', zip({ 'a.txt': Buffer.from('x') }), 'import.not-a-table'],
    ['a broken zip', zip({ 'xl/workbook.xml': Buffer.from('<x/>') }).subarray(0, 60), 'import.not-a-table'],
    ['too many rows', Buffer.from('a\n'.repeat(MOST_ROWS + 20)), 'import.too-many-rows'],
    ['a zip that bursts', bomb(), 'import.too-large'],
  ])('%s is refused', (_what, bytes, code) => expect(() => readSheet(bytes)).toThrow(code))

  test('one cell of a hundred megabytes is refused by what its directory says, and a directory that lies is not believed', () => {
    const cell = Buffer.alloc(100 * 1_048_576, 65)
    const book = zip({ 'xl/worksheets/sheet1.xml': cell })
    const packed = deflateRawSync(cell)
    // What it is packed in is spoiled: who began to unpack it would say so instead.
    book.fill(0xff, 30 + 'xl/worksheets/sheet1.xml'.length, packed.length)
    expect(() => readZip(book)?.open('xl/worksheets/sheet1.xml', 48 * 1_048_576)).toThrow('too large')
    const liar = zip({ 'a.xml': Buffer.alloc(1_048_576, 65) })
    liar.writeUInt32LE(100, liar.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24)
    expect(() => readZip(liar)?.open('a.xml', 48 * 1_048_576)).toThrow(RangeError)
  })

  test('entities of XML do not grow', () => {
    const sheet =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>&a;&amp;</t></is></c></row><row r="2"><c><v>1</v></c></row></sheetData></worksheet>'
    const bytes = zip({
      '[Content_Types].xml': Buffer.from(''),
      'xl/workbook.xml': Buffer.from('<sheet r:id="1"/>'),
      'xl/worksheets/sheet1.xml': Buffer.from(sheet),
    })
    expect(cells(bytes)).toEqual([['&a;&'], ['1']])
  })
})

// A hundred kilobytes that become a hundred megabytes.
function bomb(): Buffer {
  return zip({
    '[Content_Types].xml': Buffer.from(''),
    'xl/workbook.xml': Buffer.from('<sheet r:id="1"/>'),
    'xl/worksheets/sheet1.xml': Buffer.alloc(110 * 1_048_576, 32),
  })
}

function zip(files: Readonly<Record<string, Buffer>>): Buffer {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50)
    head.writeUInt16LE(8, 8)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(bytes.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    bodies.push(head, Buffer.from(name), packed)
    entries.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const table = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, table, end])
}
