import { expect, test } from 'vitest'
import { cashWithoutPpn, waterfall } from './waterfall.ts'

const termin = {
  ...{ gross: '1156756757', downPaymentApplied: '231351351', retention: '57837838', dpp: '867567568' },
  ...{ ppn: '95432432', ppnCollected: '0', total: '963000000', withheld: '22990541', payable: '940009459' },
}

test('each bar floats where the last one ended, on one scale, down to the cash', () => {
  expect(waterfall(termin).map(({ of, amount, from, width }) => [of, String(amount), from, width])).toEqual([
    ['gross', '1156756757', '0', '100'],
    ['down-payment', '-231351351', '80', '20'],
    ['retention', '-57837838', '75', '5'],
    ['ppn', '95432432', '75', '8.25'],
    ['withheld', '-22990541', '81.2625', '1.9875'],
    ['cash', '940009459', '0', '81.2625'],
  ])
  expect(String(cashWithoutPpn(termin))).toBe('844577027')
})

test('PPN that the customer remits himself comes on and goes off again, and is no part of what is ours', () => {
  const collected = { ...termin, ppnCollected: '95432432', total: '867567568', payable: '844577027' }
  expect(waterfall(collected).map(({ of }) => of)).toEqual([
    'gross',
    'down-payment',
    'retention',
    'ppn',
    'collected',
    'withheld',
    'cash',
  ])
  expect(String(waterfall(collected).at(-1)?.amount)).toBe('844577027')
  expect(String(cashWithoutPpn(collected))).toBe('844577027')
})

test('a bill of PPN alone has no gross value, and its bars still fit', () => {
  const taxOnly = { ...termin, gross: '0', downPaymentApplied: '0', retention: '0', dpp: '0', withheld: '0' }
  const steps = waterfall({ ...taxOnly, total: '95432432', payable: '95432432' })
  expect(steps.map(({ of, width }) => [of, width])).toEqual([
    ['gross', '0'],
    ['ppn', '100'],
    ['cash', '100'],
  ])
})
