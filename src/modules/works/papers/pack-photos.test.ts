import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { percentText } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { reachedOn, threeOf } from './pack-photos.ts'

test('a work item is as far on a day as the weeks up to it measured, never beyond all of it', () => {
  const measured = [
    { date: day('2026-11-07'), volume: quantity('40') },
    { date: day('2026-11-14'), volume: quantity('70') },
  ]
  const on = (text: string) => percentText(reachedOn(day(text), { measured, contract: quantity('100') }))
  expect([on('2026-11-06'), on('2026-11-07'), on('2026-11-13'), on('2026-11-20')]).toEqual(['0', '40', '40', '100'])
})

test('of many photos of a work item the first, the one nearest to half and the last are taken', () => {
  const photos = ['0', '20', '45', '60', '90', '100'].map((pct) => ({ work: { pct } }))
  expect(threeOf(photos).map(({ work }) => work.pct)).toEqual(['0', '45', '100'])
  expect(threeOf(photos.slice(4)).map(({ work }) => work.pct)).toEqual(['90', '100'])
})
