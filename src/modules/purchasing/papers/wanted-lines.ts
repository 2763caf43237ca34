import { qtyFormat } from '#ground/format.ts'
import type { Lines } from '#kit/paper/paper.ts'
import type { WantedLine } from './data.ts'
import { roomFor } from '#kit/paper/room.ts'

interface Further<Line> {
  readonly column: Lines['columns'][number]
  cell(line: Line): string
}

/** What is wanted, line by line: code where one has any, name, quantity, unit, and the columns a paper adds. */
export function wantedLines<Line extends WantedLine>(lines: readonly Line[], further: readonly Further<Line>[]): Lines {
  const hasCode = lines.some((line) => line.code)
  const codes = lines.map((line) => line.code ?? '')
  const qtys = lines.map((line) => qtyFormat(line.qty))
  return {
    columns: [
      { title: 'No.', width: 18 },
      ...(hasCode ? [{ title: 'Kode', width: roomFor(62, codes) }] : []),
      { title: 'Nama barang', width: '*' },
      { title: 'Qty', width: roomFor(52, qtys), align: 'right' },
      { title: 'Satuan', width: 44 },
      ...further.map(({ column }) => column),
    ],
    rows: lines.map((line, index) => [
      String(index + 1),
      ...(hasCode ? [line.code ?? ''] : []),
      line.name,
      qtyFormat(line.qty),
      line.unit,
      ...further.map(({ cell }) => cell(line)),
    ]),
  }
}
