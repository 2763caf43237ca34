import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { thousands } from '#ground/format.ts'
import { Money } from '../format/money.tsx'
import { PlainTable, type PlainColumn } from './plain-table.tsx'

const column: PlainColumn<string> = {
  id: 'qty',
  title: 'Jumlah',
  width: 72,
  align: 'right',
  cell: (text) => <b>{text}</b>,
}
const widthFor = (columns: readonly PlainColumn<string>[]) =>
  /--width:(\d+)px/.exec(
    renderToStaticMarkup(
      <PlainTable label="Jumlah" columns={columns} rows={['1', '300000070171500']} keyOf={(text) => text} />,
    ),
  )?.[1]

test('a column is as wide as the longest figure its cells say they show', () => {
  expect(widthFor([column])).toBe('72')
  expect(Number(widthFor([{ ...column, figure: (text) => thousands(text) }]))).toBeGreaterThan(19 * 7.5)
  expect(Number(widthFor([{ ...column, cell: (text) => <Money value={text} /> }]))).toBeGreaterThan(19 * 7.5)
})
