import fc from 'fast-check'
import { expect, test } from 'vitest'
import { max, min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percentOf, percentText, type Percent } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { advanceOf } from '#modules/sales/contract-work.ts'
import { saleFigures, type InvoiceFigures } from '#modules/sales/invoices/rules.ts'

const aPercent = (most: number) => fc.integer({ min: 0, max: most }).map((n) => BigInt(n) as Percent)

const contracts = fc.record({
  value: fc.integer({ min: 1, max: 2_000_000_000 }).map((n) => money(n)),
  downPayment: aPercent(400_000),
  retention: aPercent(100_000),
  isHeldOfNet: fc.boolean(),
  recovery: fc.option(fc.integer({ min: 1, max: 500_000_000 }).map((n) => money(n))),
  // Progress at each termin, in thousandths; false takes the last one back; a change of the contract, in thousandths of it.
  steps: fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 1000 }),
      fc.constant(false as const),
      fc.record({ change: fc.integer({ min: 300, max: 1500 }) }),
    ),
    { maxLength: 14 },
  ),
})

test('termins of a contract are never more than it, recover the down payment once, and hold back what is released', () => {
  fc.assert(
    fc.property(contracts, ({ value: signed, downPayment, retention, steps, isHeldOfNet, recovery }) => {
      let value = signed
      const advance = percentOf(value, downPayment)
      const bills: InvoiceFigures[] = []
      const total = (of: (one: InvoiceFigures) => Money) => sum(bills.map(of))
      const bill = (earned: Money) => {
        const [invoiced_net, applied] = [total((one) => one.gross), total((one) => one.downPaymentApplied)]
        const gross = minus(earned, invoiced_net)
        if (gross <= 0n) return
        const down_payment_percent = downPayment === 0n ? null : percentText(downPayment)
        const order = {
          invoiced_net,
          dpp: value,
          down_payment_percent,
          down_payment_recovery: recovery,
          down_payment_billed: advance,
          down_payment_applied: applied,
          retention_percent: percentText(retention),
          retention_manner: 'each' as const,
          retention_base: isHeldOfNet ? ('net' as const) : ('gross' as const),
        }
        const open = minus(advance, applied)
        const line = {
          ordered: quantity(String(value)),
          invoiced: quantity(String(invoiced_net)),
          qty: quantity(String(gross)),
        }
        const figures = saleFigures(
          [{ ...line, gross: value, amount: value, discountShare: ZERO, tax: null }],
          { fee: ZERO, tax: null },
          'exclusive',
          {
            ...{ downPayment: advanceOf(order, gross).downPaymentApplied ?? open, downPaymentBilled: advance },
            ...{ downPaymentOpen: open, orderDpp: value, invoicedNet: invoiced_net },
            ...{ retentionPercent: retention, heldBefore: null, isHeldOfNet, isRetentionTaxed: false },
          },
        )
        expect(figures.gross).toBe(gross)
        expect(figures.total).toBe(minus(gross, plus(figures.downPaymentApplied, figures.retention)))
        expect(figures.total >= 0n && figures.downPaymentApplied >= 0n && figures.retention >= 0n).toBe(true)
        bills.push(figures)
      }
      for (const step of steps) {
        const [billed, applied] = [total((one) => one.gross), total((one) => one.downPaymentApplied)]
        if (step === false) bills.pop()
        else if (typeof step === 'object') {
          // Never below what was billed and the down payment that is open.
          value = max(mulDiv(value, BigInt(step.change), 1000n) as Money, plus(billed, minus(advance, applied)))
        } else
          bill(
            max(
              total((one) => one.gross),
              mulDiv(value, BigInt(step), 1000n) as Money,
            ),
          )
        expect(total((one) => one.gross) <= value).toBe(true)
        const open = minus(
          advance,
          total((one) => one.downPaymentApplied),
        )
        const left = minus(
          value,
          total((one) => one.gross),
        )
        expect(open >= 0n && open <= left).toBe(true)
        const held = ({ gross, downPaymentApplied }: InvoiceFigures) =>
          percentOf(isHeldOfNet ? minus(gross, downPaymentApplied) : gross, retention)
        const most = sum(bills.map((one) => min(held(one), minus(one.gross, one.downPaymentApplied))))
        expect(total((one) => one.retention)).toBe(most)
      }
      bill(value)
      expect(total((one) => one.gross)).toBe(value)
      // All of the down payment went off; what is released in the end is what was held back; the three are the contract.
      expect(total((one) => one.downPaymentApplied)).toBe(advance)
      const cash = plus(
        total((one) => one.total),
        advance,
        total((one) => one.retention),
      )
      expect(cash).toBe(value)
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) },
  )
})
