import type { Day } from '#ground/day.ts'
import { scaled } from '#ground/decimal.ts'
import { min, minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, type Percent } from '#ground/percent.ts'
import { minusQty, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { rateOn, sliceOf, type TaxFact } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import { saleFigures, sumFigures, withholdingOf, type InvoiceFigures } from '#modules/sales/invoices/rules.ts'
import { decimal, listed, plain, rupiah, type Case } from './calc-asked.ts'
import { share } from './calc-works.ts'

interface Contract {
  readonly amount: Money
  readonly advance: InvoiceFigures
  readonly advancePercent: Percent
  readonly retention: Percent
  readonly isHeldOfNet: boolean
  readonly isRetentionTaxed: boolean
  readonly pph: Percent
  readonly tax: TaxFact
}

// The whole work, in millionths: progress is told in percent with four decimals.
const WHOLE = scaled('1', 6) as Quantity

/** Works out a contract from its down payment over its termin to the release of what was held back, as they are billed. */
export function terminCase(asked: Case, on: Day): Case {
  const contract = contractOf(asked, on)
  const { advance, pph, isRetentionTaxed, tax } = contract
  const cumulative = listed(asked.cumulative, 'cumulative').map((each) => decimal(each, 'cumulative'))
  const terms = billed(contract, cumulative)
  const held = sum(terms.map(({ retention }) => retention))
  const release = sumFigures([{ amount: held, tax: isRetentionTaxed ? null : tax }])
  const all = [advance, ...terms, release]
  return {
    advance: cashed(advance, pph),
    terms: terms.map((term, at) => ({
      no: at + 1,
      cumulative: cumulative[at]?.includes('.') ? cumulative[at] : `${cumulative[at]}.0`,
      gross: plain(term.gross),
      advance_recovered: plain(term.downPaymentApplied),
      retention: plain(term.retention),
      net_dpp: plain(minus(term.gross, plus(term.downPaymentApplied, term.retention))),
      ppn: plain(term.ppn),
      pph_final: plain(withholdingOf(term, pph).amount),
      invoice_total: plain(term.total),
      cash_received: plain(minus(term.total, withholdingOf(term, pph).amount)),
    })),
    retention_release: cashed(release, pph),
    check: {
      total_dpp: plain(sum(all.map((each) => minus(each.gross, plus(each.downPaymentApplied, each.retention))))),
      total_ppn: plain(sum(all.map(({ ppn }) => ppn))),
      total_pph: plain(sum(all.map((each) => withholdingOf(each, pph).amount))),
    },
  }
}

function contractOf(asked: Case, on: Day): Contract {
  const rate = rateOn(taxRates, 'PPN', on)
  if (!rate) throw new RangeError(`tidak ada tarif PPN pada ${on}`)
  const { rate: percent, baseNum, baseDen } = rate
  const tax = { code: 'PPN', label: rate.name, rate: percent, baseNum, baseDen, transactionCode: '04' }
  const amount = rupiah(asked.contract, 'contract')
  const advancePercent = share(asked.advance_pct ?? '0', 'advance_pct')
  const advance = percentOf(amount, advancePercent)
  return {
    amount,
    advance: sumFigures([{ amount: advance, tax }]),
    advancePercent,
    retention: share(asked.retention_pct ?? '0', 'retention_pct'),
    isHeldOfNet: asked.retention_base === 'net',
    isRetentionTaxed: asked.ppn_on_retention === true,
    pph: share(asked.pph_final ?? '0', 'pph_final'),
    tax,
  }
}

function billed(contract: Contract, cumulative: readonly string[]): InvoiceFigures[] {
  let [invoicedNet, applied, before] = [ZERO, ZERO, ZERO_QTY]
  return cumulative.map((each) => {
    const upTo = scaled(each, 6) as Quantity
    if (upTo < before || upTo > WHOLE) throw new RangeError('cumulative turun, atau melebihi 1')
    const line = lineOf(contract, before, upTo)
    const open = minus(contract.advance.gross, applied)
    const due = percentOf(sliceOf(line.gross, WHOLE, before, line.qty), contract.advancePercent)
    const figures = saleFigures([line], { fee: ZERO, tax: contract.tax }, 'exclusive', {
      // The percent of each termin, as `advanceOf` takes it of a contract; the last takes the rest.
      downPayment: upTo === WHOLE ? open : min(due, open),
      downPaymentBilled: contract.advance.gross,
      downPaymentOpen: open,
      orderDpp: contract.amount,
      invoicedNet,
      retentionPercent: contract.retention,
      heldBefore: null,
      isHeldOfNet: contract.isHeldOfNet,
      isRetentionTaxed: contract.isRetentionTaxed,
    })
    before = upTo
    invoicedNet = plus(invoicedNet, figures.gross)
    applied = plus(applied, figures.downPaymentApplied)
    return figures
  })
}

function lineOf({ amount, tax }: Contract, before: Quantity, upTo: Quantity) {
  const qty = minusQty(upTo, before)
  return { ordered: WHOLE, invoiced: before, qty, gross: amount, amount, discountShare: ZERO, tax }
}

function cashed(figures: InvoiceFigures, pph: Percent): Case {
  const withheld = withholdingOf(figures, pph).amount
  return {
    dpp: plain(figures.gross),
    ppn: plain(figures.ppn),
    pph_final: plain(withheld),
    cash: plain(minus(figures.total, withheld)),
  }
}
