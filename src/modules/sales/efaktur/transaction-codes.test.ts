import { expect, test } from 'vitest'
import { taxRates } from '#modules/company/tax/seed.ts'
import vectors from '../../../../tests/vectors/ppn.json' with { type: 'json' }
import { collectors } from '../collected/rules.ts'

// PER-11/PJ/2025: what stands in TrxCode of a faktur, beside what the vectors say each code means.
const meanings: Readonly<Record<string, string>> = vectors.trx_codes
const ppn = taxRates.filter(({ kind }) => kind === 'ppn')

test.each(ppn)('$name since $from goes out under the code of its base', ({ objectCode, baseNum, baseDen }) => {
  expect(meanings[objectCode ?? '']).toMatch(baseNum === baseDen ? /^regular/ : /^DPP nilai lain/)
})

test.each([
  ['bendahara', /government treasurer/],
  ['bumn', /other collectors \(BUMN/],
] as const)('a customer who remits PPN himself, %s, has the code of his kind', (collector, meaning) => {
  expect(meanings[collectors[collector].transactionCode]).toMatch(meaning)
})
