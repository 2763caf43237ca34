import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readBook } from '#kit/import/file/read-book.ts'
import expected from '../../../../tests/vectors/projects/rab_import_expected.json' with { type: 'json' }
import { compareSums, normalUnit, takenRows } from './judge.ts'
import { readRab } from './read-workbook.ts'
import { decideRab, roundingOf, totalOfRab } from './rules.ts'

const at = (name: string) => new URL(`../../../../tests/vectors/projects/${name}`, import.meta.url)

describe.each(expected.workbooks)('the bill of quantities of $file', (said) => {
  const read = readRab(readBook(readFileSync(at(said.file))))
  const decided = decideRab(takenRows(read.rows))
  const lines = decided.filter((row) => !row.isGroup)

  test('is found on its own sheet, and no row that is no line became one', () => {
    expect(read.sheets[read.sheet]).toBe(said.sheet)
    expect(read.rows.filter((row) => row.kind === 'line').map((row) => row.line)).toEqual(
      said.lines.map((line) => line.row),
    )
    expect(read.rows.filter((row) => row.kind === 'wrong')).toEqual([])
  })

  test('each row that is no line is judged as what it is', () => {
    const kinds: Readonly<Record<string, string>> = {
      'column numbers': 'ignored',
      'group header': 'group',
      'sub-group header': 'group',
      'continues the description above': 'more',
      terbilang: 'ignored',
      signature: 'ignored',
    }
    const judged = new Map(read.rows.map((row) => [row.line, row.kind]))
    const wanted = said.not_lines.filter((one) => one.why !== 'blank')
    expect(wanted.map((one) => [one.row, one.why, judged.get(one.row)])).toEqual(
      wanted.map((one) => [one.row, one.why, kinds[one.why] ?? 'sum']),
    )
  })

  test('each line says what stands there, under its groups', () => {
    const pathOf = (row: (typeof lines)[number]): string[] => {
      const above = row.parent === null ? undefined : decided[row.parent]
      return above ? [...pathOf(above), above.number] : []
    }
    expect(
      lines.map((row) => ({
        ...{ path: pathOf(row), number: row.number, name: row.name, unit: row.unit },
        ...{ volume: Number(row.volume) / 10_000, price: Number(row.unitPrice) / 100, amount: Number(row.amount) },
      })),
    ).toEqual(
      said.lines.map((line) => ({
        ...{ path: line.group_path, number: line.number, name: line.description, unit: normalUnit(line.unit) },
        ...{ volume: Number(line.volume), price: Number(line.unit_price), amount: line.amount },
      })),
    )
  })

  test('our sum is told beside that of the file', () => {
    const total = totalOfRab(decided)
    expect(Number(total)).toBe(said.sum_of_rounded_lines)
    expect(Number(read.sums.total)).toBe(said.sum_in_file)
    const compared = compareSums(read.rows, read.sums)
    expect(Number(compared.difference)).toBe(Math.round(said.sum_of_rounded_lines - Math.round(said.sum_in_file)))
    const rounded = read.sums.rounded ?? (BigInt(said.rounded_down_1000) as never)
    expect(Number(roundingOf(total, rounded))).toBe(said.pembulatan)
  })
})

describe('rows that are not as they should be', () => {
  const sheet = (...rows: string[][]) => ({
    sheets: [{ name: 'RAB', rows: [HEAD, ...rows].map((cells, line) => ({ line: line + 1, cells })) }],
    separator: null,
  })
  const HEAD = ['No.', 'Uraian', 'Sat', 'Vol', 'Harga Satuan', 'Jumlah']

  test.each([
    [['1', 'Beton', 'm3', 'sesuai gambar', '1000', ''], 'wrong', 'volume bukan angka: sesuai gambar'],
    [['1', 'Beton', 'm3', '#REF!', '1000', ''], 'wrong', 'rumus di berkas rusak (#REF!)'],
    [['1', 'Beton', 'm3', '2', '#N/A', ''], 'wrong', 'rumus di berkas rusak (#N/A)'],
    [['1', 'Beton', '', '2', '1000', '2000'], 'wrong', 'satuan kosong'],
    [['1', 'Beton', 'm3', '', '1000', ''], 'line', null],
    [['1', 'Izin', 'Ls', '', '', '5000'], 'line', null],
    [['', 'PEKERJAAN ATAP', '', '', '', ''], 'group', null],
    [['', 'Jumlah Harga Pekerjaan (masuk pada Rekapitulasi)', '', '', '', '5000'], 'sum', 'jumlah'],
  ])('%j is judged %s', (cells, kind, why) => {
    const { rows } = readRab(sheet(['I', 'Bagian', '', '', '', ''], cells))
    expect(rows[1]).toMatchObject({ kind, why })
  })

  test.each([
    [['9', 'Potongan harga', 'ls', '1', '-250000', ''], '-1', '250000'],
    [['9', 'Diskon', 'ls', '', '', '-250000'], '-1', '250000'],
    [['9', 'Pengurangan galian', 'm3', '-4,5', '92000', ''], '-4.5', '92000'],
  ])('%j is taken off at a price above nothing', (cells, volume, unitPrice) => {
    const { rows } = readRab(sheet(['I', 'Bagian', '', '', '', ''], cells))
    expect(rows[1]).toMatchObject({ kind: 'line', volume, unitPrice })
  })

  test('a workbook without heads of a bill is refused', () => {
    expect(() => readRab({ sheets: [{ name: 'A', rows: [] }], separator: null })).toThrow(
      expect.objectContaining({ code: 'rab.no-heads' }),
    )
  })
})
