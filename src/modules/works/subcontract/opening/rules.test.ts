import { expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { decideEntry } from '#modules/journal/rules.ts'
import { judgeOpenedSubcontract, subcontractOpeningEntry } from './rules.ts'

const of = { projectId: '018f0000-0000-7000-8000-000000000001', supplierId: '018f0000-0000-7000-8000-000000000002' }
const workItemId = '018f0000-0000-7000-8000-000000000003'
const stood = (billed: number, advance: number, retention: number) => ({
  ...{ billed: money(billed), advance: money(advance), retention: money(retention) },
})

test.each([
  ['nothing at all', stood(0, 0, 0), 'empty'],
  ['an advance beyond what is left', stood(60, 41, 0), 'advance-beyond'],
  ['more held back than was billed', stood(60, 0, 61), 'retention-beyond'],
])('%s is no opening', (_, asked, code) => {
  expect(() => judgeOpenedSubcontract(asked, money(100))).toThrow(
    expect.objectContaining({ code: `subcontract-opening.${code}` }),
  )
})

test.each([
  ['the whole', stood(100, 10, 5), 100, { '1-1410': 10, '5-3000': 100, '2-1120': -5, '3-1000': -105 }],
  ['its cost known already', stood(100, 10, 5), 0, { '1-1410': 10, '2-1120': -5, '3-1000': -5 }],
  ['retention alone', stood(100, 0, 5), 0, { '2-1120': -5, '3-1000': 5 }],
  ['nothing to book', stood(100, 0, 0), 0, {}],
])('%s balances', (_, asked, cost, said) => {
  const lines = subcontractOpeningEntry(asked, cost ? [{ workItemId, amount: money(cost) }] : [], of)
  const told = lines.map((line) => [line.account, Number(line.debit) - Number(line.credit)] as const)
  expect(Object.fromEntries(told.filter(([, net]) => net !== 0))).toEqual(said)
  if (told.some(([, net]) => net !== 0)) expect(() => decideEntry(lines)).not.toThrow()
})
