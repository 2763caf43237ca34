import { expect, test } from 'vitest'
import { wantedIn } from './wanted.ts'

test.each([
  ['0812-3456-7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  ['62812 34567890', '+6281234567890'],
  ['8123456789', '+628123456789'],
  ['(0251) 832-1122', '+622518321122'],
  ['0812 34', '+6281234'],
  ['0812', undefined],
  ['1.250.000', undefined],
  ['INV-2611-0042', undefined],
])('a telephone number typed as %s begins %s', (typed, phone) => {
  expect(wantedIn(typed).phone).toBe(phone)
})

test.each([
  ['1.250.000', '1250000'],
  ['Rp1.250.000', '1250000'],
  ['1,25jt', '1250000'],
  ['500rb', '500000'],
  ['57417525', '57417525'],
  ['12*45000', undefined],
  ['ORD-2611-0042', undefined],
  ['900', undefined],
])('%s is the amount %s', (typed, amount) => {
  expect(wantedIn(typed).amount).toBe(amount)
})

test.each([
  ['inv-2611-42', 'INV-2611-42', 'INV-2611-0042'],
  ['sj/2611/7', 'SJ/2611/7', 'SJ/2611/0007'],
  ['0042', '0042', undefined],
])('%s begins the number %s and may be %s', (typed, number, padded) => {
  const wanted = wantedIn(typed)
  expect(wanted.number).toBe(number)
  if (padded) expect(wanted.padded).toContain(padded)
  else expect(wanted.padded).toEqual([])
})

test.each([
  ['26110025', '', '26110025'],
  ['2611 0025', '', '26110025'],
  ['2611-0025', '', '26110025'],
  ['inv26110025', 'INV', '26110025'],
  ['INV 2611/0025', 'INV', '26110025'],
])('%s are the letters "%s" and the digits %s of a number', (typed, letters, digits) => {
  expect(wantedIn(typed).bare).toEqual({ letters, digits })
})

test.each(['1.250.000', '2611', 'semen 50', '50 kg 10000x', 'Rp1.250.000,00'])(
  '%s is no number by its digits',
  (typed) => {
    expect(wantedIn(typed).bare).toBeUndefined()
  },
)

test('words are words; a single letter is none', () => {
  expect(wantedIn('Semen  Tiga a Roda').words).toEqual(['semen', 'tiga', 'roda'])
  expect(wantedIn('1,25jt').words).toEqual([])
  expect(wantedIn('+62 812-3456').words).toEqual(['08123456'])
})
