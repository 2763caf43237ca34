import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { counterPeriod, frameOf, numberText, templateFault, usualTemplate } from '#kit/posting/number-template.ts'

const facts = { doc: 'INV', companyCode: 'WBP', day: day('2026-07-09') }

test.each([
  [usualTemplate, 42, 'INV-2607-0042'],
  ['{seq:4}/{doc}/{company_code}/{roman_month}/{yyyy}', 12, '0012/INV/WBP/VII/2026'],
  ['{yyyy}.{mm}.{seq:2}', 7, '2026.07.07'],
  ['No {seq:3} {yy}', 12345, 'No 12345 26'],
])('%s numbers %d as %s', (template, seq, text) => {
  expect(numberText(frameOf(template, facts), seq)).toBe(text)
})

test.each([
  ['{doc}-{yy}{mm}-{seq:4}', 'monthly', undefined],
  ['{doc}-{yy}-{seq:4}', 'yearly', undefined],
  ['{doc}-{yy}-{seq:4}', 'monthly', 'perlu bulannya'],
  ['{doc}-{mm}-{seq:4}', 'monthly', 'Tulis tahunnya'],
  ['{doc}-{yy}{mm}', 'monthly', 'nomor urut satu kali'],
  ['{seq:4}{seq:4}{yy}{mm}', 'monthly', 'nomor urut satu kali'],
  ['{seq:9}{yy}{mm}', 'monthly', 'tidak dikenal'],
  ['{tahun}{seq:4}', 'yearly', 'tidak dikenal'],
  ['{seq:4}{yy}{', 'yearly', 'garis miring saja'],
  ["{seq:4}{yy}'; --", 'yearly', 'garis miring saja'],
] as const)('%s %s: %s', (template, reset, words) => {
  const fault = templateFault(template, reset)
  if (words === undefined) expect(fault).toBeUndefined()
  else expect(fault).toContain(words)
})

test('a counter runs for a month or a year', () => {
  expect(counterPeriod(facts.day, 'monthly')).toBe('2026-07')
  expect(counterPeriod(facts.day, 'yearly')).toBe('2026')
})
