import { NO_DIMS, ofProject } from '#ground/dims.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, sum, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { lineAmount, type Price } from '#ground/price.ts'
import type { Quantity } from '#ground/quantity.ts'
import { rateOn, type TaxFact } from '#modules/company/tax/rules.ts'
import { taxRates } from '#modules/company/tax/seed.ts'
import { billEntry } from './bills/entry.ts'
import { billFigures, partOf, type AskedLine } from './bills/rules.ts'
import { notaTotal, pricedLine } from './cash/rules.ts'
import { spreadCost } from './landed/rules.ts'
import { paymentEntry } from './payments/entry.ts'
import { debitNote, decideReturn, type BilledFact } from './returns/rules.ts'

const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 300) }
const rate = rateOn(taxRates, 'PPN', day('2026-11-21'))!
const ppn: TaxFact = { ...rate, label: rate.name, transactionCode: rate.objectCode }

const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((value) => money(value))
const quantities = fc.bigInt({ min: 1n, max: 10n ** 8n }).map((value) => value as Quantity)
const prices = fc.bigInt({ min: 0n, max: 10n ** 9n }).map((value) => value as Price)
const tax = fc.constantFrom(ppn, null)

const lines = fc.array(
  fc
    .record({
      isGoods: fc.boolean(),
      openQty: quantities,
      openValue: amounts,
      openAmount: amounts,
      orderedPrice: prices,
      tax,
      price: fc.option(prices, { nil: undefined }),
      share: fc.bigInt({ min: 1n, max: 100n }),
    })
    .map(({ share, price, isGoods, openValue, ...fact }): AskedLine => {
      const qty = (fact.openQty * share) / 100n || 1n
      const value = isGoods ? openValue : ZERO
      const whole = { ...fact, isGoods, openValue: value, openCost: fact.openAmount, description: 'Semen' }
      return { fact: whole, qty: qty as Quantity, ...(price !== undefined && { price }) }
    }),
  { minLength: 1, maxLength: 12 },
)

test('a bill sums: dpp and PPN are the total, and what it costs is the total less PPN that we credit', () => {
  fc.assert(
    fc.property(
      lines,
      fc.boolean(),
      fc.constantFrom('exclusive' as const, 'inclusive' as const),
      amounts,
      tax,
      (asked, creditsTax, mode, freight, freightTax) => {
        const terms = {
          mode,
          creditsTax,
          freight: { amount: freight, ordered: ZERO, tax: freightTax },
          ppn: null,
          tolerance: percent('5'),
        }
        const figures = billFigures(asked, terms)
        expect(figures.dpp + figures.ppn).toBe(figures.total)
        expect(sum(figures.lines.map((line) => line.cost))).toBe(creditsTax ? figures.dpp : figures.total)
        expect(sum(figures.lines.map((line) => line.net)) + figures.freight).toBe(figures.dpp)

        const goods = figures.lines.filter((_, at) => asked[at]!.fact.isGoods)
        const services = figures.lines.filter((_, at) => !asked[at]!.fact.isGoods)
        const entry = billEntry({
          supplierId: 's',
          received: goods.map((line) => ({ ...NO_DIMS, amount: line.received })),
          moves: [{ ...NO_DIMS, account: '1-1520', lineId: null, value: figures.difference, difference: ZERO }],
          siteLines: new Set(),
          expenses: services.map((line) => ({ ...NO_DIMS, account: '6-2000', amount: line.cost })),
          ppn: creditsTax ? figures.ppn : ZERO,
          total: figures.total,
          shares: figures.lines.map((line, at) => ({ ...ofProject(`p${at % 3}`), weight: line.net })),
        })
        expect(sum(entry.map((line) => line.debit))).toBe(sum(entry.map((line) => line.credit)))
      },
    ),
    runs,
  )
})

test('a value taken part by part is taken to the last rupiah', () => {
  fc.assert(
    fc.property(amounts, fc.array(quantities, { minLength: 1, maxLength: 20 }), (value, parts) => {
      let left = { qty: parts.reduce((all, part) => all + part, 0n) as Quantity, value }
      for (const qty of parts) {
        const taken = partOf(left.value, left.qty, qty)
        expect(taken >= 0n && taken <= left.value).toBe(true)
        left = { qty: (left.qty - qty) as Quantity, value: (left.value - taken) as Money }
      }
      expect(left).toEqual({ qty: 0n, value: 0n })
    }),
    runs,
  )
})

test('a landed cost loses no rupiah, and nobody takes less than nothing', () => {
  const received = fc.array(
    fc.record({
      qty: quantities,
      baseQty: quantities,
      value: amounts,
      weightKg: quantities.map((one) => one as Quantity | null),
    }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(
      amounts,
      received,
      fc.constantFrom('value' as const, 'quantity' as const, 'weight' as const),
      (cost, rows, by) => {
        const named = rows.map((row) => ({ ...row, description: 'Besi' }))
        fc.pre(by !== 'value' || rows.some((row) => row.value > 0n))
        fc.pre(by !== 'weight' || rows.some((row) => row.baseQty * row.weightKg! >= 10_000n))
        const shares = spreadCost(cost, named, by)
        expect(sum(shares.map((share) => share.amount))).toBe(cost)
        expect(shares.every((share) => share.amount >= 0n)).toBe(true)
      },
    ),
    runs,
  )
})

test('what goes back part by part is what was received and billed, to the last rupiah', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ qty: quantities, net: amounts, ppn: amounts, difference: amounts }), {
        minLength: 0,
        maxLength: 4,
      }),
      quantities,
      amounts,
      fc.array(fc.bigInt({ min: 1n, max: 100n }), { minLength: 1, maxLength: 6 }),
      (bills, unbilled, openValue, shares) => {
        let billed: BilledFact[] = bills.map((one, at) => ({
          ...one,
          billId: `b${at}`,
          billLineId: `l${at}`,
          replacementId: null,
          cost: one.net,
          returned: 0n as Quantity,
        }))
        const accepted = (billed.reduce((all, one) => all + one.qty, 0n) + unbilled) as Quantity
        let state = { returned: 0n, open: openValue as bigint, net: 0n, ppn: 0n, difference: 0n }
        const steps = [...shares.map((share) => (accepted * share) / 1000n), accepted]
        for (const step of steps) {
          const left = accepted - state.returned
          const qty = (step > left ? left : step) as Quantity
          if (qty === 0n) continue
          const kept = billed.reduce((all, one) => all + one.qty - one.returned, 0n) as Quantity
          const back = decideReturn(
            {
              description: 'Semen',
              accepted,
              returned: state.returned as Quantity,
              billed: kept,
              openValue: money(state.open),
              baseQty: accepted,
            },
            billed,
            qty,
          )
          billed = billed.map((one) => {
            const part = back.parts.find((each) => each.billLineId === one.billLineId)
            return part ? { ...one, returned: (one.returned + part.qty) as Quantity } : one
          })
          state = {
            returned: state.returned + qty,
            open: state.open - back.unbilledValue,
            net: state.net + back.net,
            ppn: state.ppn + back.ppn,
            difference: state.difference + back.difference,
          }
        }
        expect(state).toEqual({
          returned: accepted,
          open: 0n,
          net: sum(bills.map((one) => one.net)),
          ppn: sum(bills.map((one) => one.ppn)),
          difference: sum(bills.map((one) => one.difference)),
        })
      },
    ),
    runs,
  )
})

test('a debit note never takes more off a bill than is open, and what it does not take is ours', () => {
  const parts = fc.array(fc.record({ bill: fc.constantFrom('a', 'b', 'c'), net: amounts, ppn: amounts }), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(parts, fc.record({ a: amounts, b: amounts, c: amounts }), (rows, open) => {
      const given = rows.map((row) => ({
        billId: row.bill,
        billLineId: '',
        replacementId: null,
        cost: row.net,
        qty: 1n as Quantity,
        net: row.net,
        ppn: row.ppn,
        difference: ZERO,
      }))
      const note = debitNote(given, new Map(Object.entries(open)))
      for (const [bill, taken] of note.taken) expect(taken <= open[bill as 'a']).toBe(true)
      expect(sum(note.taken.values()) + note.unused).toBe(note.total)
    }),
    runs,
  )
})

test('a payment balances whatever is withheld and whatever is left over', () => {
  const kinds = fc.constantFrom('pph21' as const, 'pph22' as const, 'pph23' as const, 'pph-final' as const)
  const allocations = fc.array(fc.record({ amount: amounts, part: fc.bigInt({ min: 0n, max: 100n }), kind: kinds }), {
    maxLength: 6,
  })
  fc.assert(
    fc.property(allocations, amounts, amounts, (rows, extra, adminFee) => {
      const given = rows.map((row) => {
        const withheld = money((row.amount * row.part) / 100n)
        return { invoiceId: 'x', amount: row.amount, withheld, withholdingKind: row.kind, withholdingBase: row.amount }
      })
      const needed = sum(given.map((row) => money(row.amount - row.withheld)))
      const payment = {
        supplierId: 's',
        cashAccount: '1-1100',
        amount: money(needed + extra),
        adminFee,
        allocations: given,
        taken: given.map((row, at) => ({ ...ofProject(`p${at % 2}`), amount: row.amount })),
        projectId: 'p0',
      }
      const entry = paymentEntry(payment)
      expect(sum(entry.map((line) => line.debit))).toBe(sum(entry.map((line) => line.credit)))
      expect(entry.find((line) => line.account === '1-1410')?.debit).toBe(extra)
    }),
    runs,
  )
})

test('a line of a nota comes to what was written, whatever the quantity', () => {
  fc.assert(
    fc.property(quantities, amounts, (qty, amount) => {
      const { price, discount } = pricedLine({ qty, amount }, 0)
      expect(lineAmount(qty, price) - (discount ?? 0n)).toBe(amount)
      expect((discount ?? 0n) >= 0n).toBe(true)
      expect(notaTotal([{ qty, amount }], { discount: ZERO, freight: ZERO })).toBe(amount)
    }),
    runs,
  )
})
