import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { bp21Xml } from './bp21-xml.ts'
import { bpa1Xml } from './bpa1-xml.ts'
import { bpmpXml } from './bpmp-xml.ts'
import { NO_NIK } from './coretax-xml.ts'

const company = { npwp: '0012345678912000', nitku: '0012345678912000000000', on: day('2026-10-31') }
const monthly = {
  ...{ nik: '3174010101900001', ptkp: 'K/1' as const, position: 'Pelaksana Lapangan' },
  ...{ gross: money(10_454_000), rate: percent('1.5') },
} as const
const worker = {
  ...{ nik: '3174010101900001', gross: money(4_000_000), basis: 'daily' as const, rate: percent('0.5') },
  ...{ document: 'BOR/2026/10/0007', paidOn: day('2026-10-17') },
} as const
// The elements of a slip in DJP's template (BPA1_Template.xml), in its order.
const templateOfBpa1 = [
  ...['WorkForSecondEmployer', 'TaxPeriodMonthStart', 'TaxPeriodMonthEnd', 'TaxPeriodYear', 'CounterpartOpt'],
  ...['CounterpartPassport', 'CounterpartTin', 'TaxExemptOpt', 'StatusOfWithholding', 'CounterpartPosition'],
  ...['TaxObjectCode', 'NumberOfMonths', 'SalaryPensionJhtTht', 'GrossUpOpt', 'IncomeTaxBenefit', 'OtherBenefit'],
  ...['Honorarium', 'InsurancePaidByEmployer', 'Natura', 'TantiemBonusThr', 'PensionContributionJhtThtFee', 'Zakat'],
  ...['PrevWhTaxSlip', 'TaxCertificate', 'Article21IncomeTax', 'IDPlaceOfBusinessActivity', 'WithholdingDate'],
]
const sampleOf = (name: string) => readFileSync(`tests/vectors/${name}_sample.xml`, 'utf8').replaceAll('\r', '').trim()

test('the files are those of the samples of DJP, to the letter', () => {
  expect(bpmpXml(company, [monthly]).trim()).toBe(sampleOf('bpmp'))
  expect(bp21Xml(company, [worker]).trim()).toBe(sampleOf('bp21'))
})

test('who has no NIK stands with the number for it; what XML cannot hold is written so that it can', () => {
  const text = bpmpXml(company, [{ ...monthly, nik: null, position: 'Mekanik & las <A>' }])
  expect(text).toContain(`<CounterpartTin>${NO_NIK}</CounterpartTin>`)
  expect(text).toContain('<Position>Mekanik &amp; las &lt;A&gt;</Position>')
})

test('above the daily rates half is taxed by art. 17', () => {
  const text = bp21Xml(company, [{ ...worker, basis: 'article17', rate: percent('5') }])
  expect(text).toContain('<TaxObjectCode>21-100-30</TaxObjectCode>')
  expect(text).toContain('<Deemed>50</Deemed>')
})

test('a year is whole from January to December; of who left in it, it is a part', () => {
  const year = {
    ...{ nik: '3174010101900001', ptkp: 'TK/0' as const, position: '', from: 1, until: 12, isGrossUp: true },
    ...{
      salary: money(90_000_000),
      taxAllowance: money(1_000_000),
      otherPay: money(5_000_000),
      insurance: money(4_000_000),
    },
    ...{ natura: money(1_200_000), zakat: money(300_000) },
    ...{ bonus: money(7_500_000), pension: money(2_700_000), tax: money(1_000_000), previous: null },
  }
  const whole = bpa1Xml({ ...company, on: day('2026-12-31') }, [year])
  const told = [...whole.matchAll(/<(\w+)>([^<\n]*)<\/\1>/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(told)).toMatchObject({
    ...{ TIN: company.npwp, StatusOfWithholding: 'FullYear', NumberOfMonths: '0', GrossUpOpt: 'Yes' },
    ...{ CounterpartPosition: '-', SalaryPensionJhtTht: '90000000', TantiemBonusThr: '7500000' },
    ...{ WorkForSecondEmployer: 'No', TaxPeriodMonthStart: '1', TaxPeriodMonthEnd: '12' },
    ...{ Natura: '1200000', Zakat: '300000' },
    ...{ PensionContributionJhtThtFee: '2700000', Article21IncomeTax: '1000000', WithholdingDate: '2026-12-31' },
  })
  expect(whole).toContain('<PrevWhTaxSlip xsi:nil="true"/>')
  const part = bpa1Xml(company, [{ ...year, from: 4, until: 10, previous: { slip: '2500A1B2C' } }])
  expect(part).toMatch(/<TaxPeriodMonthStart>4<[^]*<TaxPeriodMonthEnd>10<[^]*<StatusOfWithholding>PartialYear</)
  // The income of an earlier employer comes along with their slip.
  expect(part).toContain('<WorkForSecondEmployer>Yes</WorkForSecondEmployer>')
  expect(part).toContain('<PrevWhTaxSlip>2500A1B2C</PrevWhTaxSlip>')
  const elements = [...part.matchAll(/^\t\t\t<(\w+)/gm)].map(([, name]) => name)
  expect(elements).toEqual(templateOfBpa1)
})
