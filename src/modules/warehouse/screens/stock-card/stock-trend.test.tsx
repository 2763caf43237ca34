import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { StockDetail } from '#modules/warehouse/contract.ts'
import { StockTrend } from './stock-trend.tsx'

const scaleOf = (openingQty: string, qty: string) => {
  const trend = { openingQty, days: [{ day: addDays(today(), -3), qty }] }
  const stock = { onHand: qty, unit: 'pcs', minQty: null, trend } as unknown as StockDetail
  return [...renderToStaticMarkup(<StockTrend stock={stock} />).matchAll(/<span>([^<]+)<\/span>/g)]
    .map(([, said]) => said)
    .slice(0, -2)
}

test('the line of a stock stands beside its figures, also where more went out than there was', () => {
  expect(scaleOf('0', '150')).toEqual(['0', '100', '200'])
  expect(scaleOf('0', '0')).toEqual(['0', '0,5', '1'])
  expect(scaleOf('10', '-10')).toEqual(['−10', '0', '10'])
})
