import { NO_DIMS } from '#ground/dims.ts'
import { describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { minus, money, mulDiv, plus, sum, ZERO } from '#ground/money.ts'
import { percent, type Percent } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { decideEntry, type EntryLine } from '#modules/journal/rules.ts'
import { rateOn } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import journals from '../../../../tests/vectors/journals.json' with { type: 'json' }
import vectors from '../../../../tests/vectors/retention_termin.json' with { type: 'json' }
import { paymentEntry } from '../payments/entry.ts'
import type { TaxFact } from '#modules/company/tax/rules.ts'
import { invoiceEntry } from './entry.ts'
import {
  saleFigures,
  sumFigures,
  toDeliver,
  mostToInvoice,
  toInvoice,
  withholdingOf,
  type InvoiceFigures,
} from './rules.ts'

const rate = rateOn(taxRates, 'PPN', day('2026-11-21'))!
const tax: TaxFact = {
  code: 'PPN',
  label: rate.name,
  rate: rate.rate,
  baseNum: rate.baseNum,
  baseDen: rate.baseDen,
  transactionCode: '04',
}

// '0.0175' of the whole is 1.75 %.
const share = (text: string) => (quantity(text) * 100n) as Percent
const cashOf = (figures: InvoiceFigures, pph: Percent) => minus(figures.total, withholdingOf(figures, pph).amount)

describe.each(vectors.cases)('$title', ({ input, expected }) => {
  const contract = money(input.contract)
  const pph = share(input.pph_final)
  const isRetentionTaxed = 'ppn_on_retention' in input && input.ppn_on_retention === true
  const advance = sumFigures([{ amount: money(mulDiv(contract, share(input.advance_pct), 1_000_000n)), tax }])
  const terms = termsOf()

  test('the advance bears its own PPN', () => {
    expect([advance.dpp, advance.ppn, withholdingOf(advance, pph).amount, cashOf(advance, pph)].map(Number)).toEqual([
      expected.advance.dpp,
      expected.advance.ppn,
      expected.advance.pph_final,
      expected.advance.cash,
    ])
  })

  test('each termin takes back its share of the advance and holds its retention', () => {
    expect(
      terms.map((term) => ({
        gross: Number(term.gross),
        advance_recovered: Number(term.downPaymentApplied),
        retention: Number(term.retention),
        net_dpp: Number(term.gross - term.downPaymentApplied - term.retention),
        ppn: Number(term.ppn),
        pph_final: Number(withholdingOf(term, pph).amount),
        invoice_total: Number(term.total),
        cash_received: Number(cashOf(term, pph)),
      })),
    ).toEqual(expected.terms.map(({ no: _no, cumulative: _cumulative, ...term }) => term))
  })

  test('retention is released by its own invoice, with PPN when it was not taken yet', () => {
    const held = sum(terms.map((term) => term.retention))
    const release = sumFigures([{ amount: held, tax: isRetentionTaxed ? null : tax }])
    expect([release.gross, release.ppn, withholdingOf(release, pph).amount, cashOf(release, pph)].map(Number)).toEqual([
      expected.retention_release.dpp,
      expected.retention_release.ppn,
      expected.retention_release.pph_final,
      expected.retention_release.cash,
    ])
    expect(Number(plus(advance.ppn, release.ppn, ...terms.map((term) => term.ppn)))).toBe(expected.check.total_ppn)
  })

  function termsOf(): InvoiceFigures[] {
    let [invoicedNet, applied, before] = [ZERO, ZERO, quantity('0')]
    return input.cumulative.map((cumulative) => {
      const upTo = quantity(String(cumulative))
      const line = {
        ordered: quantity('1'),
        invoiced: before,
        qty: (upTo - before) as typeof upTo,
        gross: contract,
        amount: contract,
        discountShare: ZERO,
        tax,
      }
      const figures = saleFigures([line], { fee: ZERO, tax }, 'exclusive', {
        downPayment: null,
        downPaymentBilled: advance.gross,
        downPaymentOpen: minus(advance.gross, applied),
        orderDpp: contract,
        invoicedNet,
        retentionPercent: share(input.retention_pct),
        heldBefore: null,
        isRetentionTaxed,
      })
      before = upTo
      invoicedNet = plus(invoicedNet, figures.gross)
      applied = plus(applied, figures.downPaymentApplied)
      return figures
    })
  }
})

describe('retention that is held back of the last invoice', () => {
  // Of a down payment of 100, 80 went off the invoices before, and 20 go off this one.
  const ahead = { downPayment: money(20), downPaymentBilled: money(100), downPaymentOpen: money(20) }
  const held = (gross: number, more: object = {}) => {
    const line = { ordered: quantity('500'), invoiced: quantity('400'), qty: quantity('100'), discountShare: ZERO, tax }
    const billed = { ...line, gross: money(gross * 5), amount: money(gross * 5) }
    const { retention, downPaymentApplied, total } = saleFigures([billed], { fee: ZERO, tax: null }, 'exclusive', {
      ...{ downPayment: ZERO, downPaymentBilled: ZERO, downPaymentOpen: ZERO, orderDpp: money(500), heldBefore: ZERO },
      ...{ invoicedNet: money(400), retentionPercent: percent('5'), isRetentionTaxed: false },
      ...more,
    })
    return [retention, downPaymentApplied, total].map(Number)
  }
  test.each([
    ['an invoice before the last bears nothing', 99, {}, [0, 0, 110]],
    ['the last bears that of all', 100, {}, [25, 0, 83]],
    ['what was held back before counts', 100, { heldBefore: money(20) }, [5, 0, 105]],
    [
      'one that follows a contract that grew bears the rest',
      100,
      { orderDpp: money(480), heldBefore: money(24) },
      [1, 0, 110],
    ],
    ['a contract that came down has more held back than it would', 100, { heldBefore: money(30) }, [0, 0, 111]],
    [
      'a last invoice of less than it is held back whole, its down payment first',
      100,
      { invoicedNet: money(9000), orderDpp: money(9100), downPayment: money(20), downPaymentOpen: money(20) },
      [80, 20, 0],
    ],
    ['nothing agreed is nothing', 100, { retentionPercent: null }, [0, 0, 111]],
    [
      'what the down payment leaves of a termin is held back of, where that was agreed',
      99,
      { heldBefore: null, isHeldOfNet: true, ...ahead },
      [4, 20, 83],
    ],
    ['and of all of it at the end', 100, { isHeldOfNet: true, ...ahead }, [20, 20, 67]],
  ])('%s', (_, gross, more, said) => expect(held(gross, more)).toEqual(said))
})

const customerId = '018f0000-0000-7000-8000-000000000001'
const about = { customerId, projectId: null, collected: ZERO }
const expectEntry = (lines: readonly EntryLine[], event: number) => {
  const told = decideEntry(lines).lines.map(({ account, debit, credit }) => ({
    account,
    debit: Number(debit),
    credit: Number(credit),
  }))
  expect(told).toEqual(journals[event]!.lines)
}
const sold = (account: string, net: number) => [{ ...NO_DIMS, account, net: money(net) }]

describe('the entries of the book of templates', () => {
  test('a sale of goods', () => {
    const sale = sumFigures([{ amount: money(10_000_000), tax }])
    expectEntry(invoiceEntry({ ...about, ...sale, lines: sold('4-2000', 10_000_000) }), 0)
  })

  test('a termin with down payment and retention', () => {
    const figures = {
      gross: money(300_000_000),
      downPaymentApplied: money(60_000_000),
      retention: money(15_000_000),
      ppn: money(24_750_000),
      total: money(249_750_000),
    }
    expectEntry(invoiceEntry({ ...about, ...figures, lines: sold('4-1000', 300_000_000) }), 3)
  })

  test('its payment with final PPh held back', () => {
    const allocations = [
      {
        invoiceId: 'i',
        amount: money(249_750_000),
        withheld: money(3_937_500),
        withholdingKind: 'pph-final' as const,
        withholdingBase: money(225_000_000),
      },
    ]
    expectEntry(
      paymentEntry({
        customerId,
        cashAccount: '1-1200',
        amount: money(245_812_500),
        adminFee: ZERO,
        allocations,
        taken: [{ ...NO_DIMS, amount: money(249_750_000) }],
      }),
      4,
    )
  })

  test('retention billed at the end', () => {
    const release = sumFigures([{ amount: money(50_000_000), tax }])
    expectEntry(invoiceEntry({ ...about, ...release, lines: sold('1-1310', 50_000_000) }), 5)
  })
})

describe('what may still be billed and sent', () => {
  const line = (given: Record<string, string>, needsDelivery = true) => {
    const qty = (key: string) => quantity(given[key] ?? '0')
    return {
      qty: quantity('10'),
      delivered: qty('delivered'),
      returned: qty('returned'),
      replaced: qty('replaced'),
      invoiced: qty('invoiced'),
      needsDelivery,
    }
  }
  test.each([
    [{}, true, false, '0'],
    [{ delivered: '4' }, true, false, '4'],
    [{ delivered: '4' }, true, true, '10'],
    [{ delivered: '10', invoiced: '7', returned: '3' }, true, false, '0'],
    [{ delivered: '11', invoiced: '10' }, true, false, '1'],
    [{ invoiced: '2' }, false, false, '8'],
    [{ delivered: '10', returned: '2', replaced: '2', invoiced: '10' }, true, false, '0'],
    [{ delivered: '12', returned: '2', replaced: '2', invoiced: '8' }, true, false, '2'],
  ] as const)('%j, goods %s, bills first %s: %s', (given, isGoods, billFirst, open) => {
    expect(toInvoice(line(given, isGoods), { billFirst, isClosed: false })).toBe(quantity(open))
  })

  test('what came back to be replaced is sent again', () => {
    expect(toDeliver(line({ delivered: '10', returned: '2', replaced: '2' }), false)).toBe(quantity('2'))
    expect(toDeliver(line({ delivered: '12', returned: '2', replaced: '2' }), false)).toBe(0n)
  })

  test.each([
    [{ delivered: '10' }, '10', '2', '10.2'],
    [{ delivered: '10', invoiced: '10' }, '0', '2', '0.2'],
    [{ delivered: '10', invoiced: '10.2' }, '0', '2', '0'],
    [{ delivered: '4' }, '4', '0', '4'],
  ] as const)('with %j and %s open, a tolerance of %s %% bills at most %s', (given, open, tolerance, most) => {
    expect(mostToInvoice(line(given), quantity(open), percent(tolerance))).toBe(quantity(most))
  })

  test('nothing is sent of a closed order, nor beyond what was ordered', () => {
    expect(toDeliver(line({ delivered: '4' }), false)).toBe(quantity('6'))
    expect(toDeliver(line({ delivered: '12' }), false)).toBe(0n)
    expect(toDeliver(line({ delivered: '4' }), true)).toBe(0n)
  })
})
