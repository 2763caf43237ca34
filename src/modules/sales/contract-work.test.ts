import { expect, test } from 'vitest'
import { min, minus, money, plus, ZERO } from '#ground/money.ts'
import { percent, percentOf } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { advanceOf } from './contract-work.ts'
import { saleFigures } from './invoices/rules.ts'

const agreed = { percent: '30', fixed: null as number | null, held: null as string | null, net: false, atEnd: false }

// A contract of 1.000 of which so much is billed at each termin: what goes off it of the down payment.
test.each<[string, object, number[], number[]]>([
  ['its percent of each, the last the rest', {}, [333, 333, 334], [100, 100, 100]],
  ['a fixed sum until it is gone', { fixed: 120 }, [300, 300, 300, 100], [120, 120, 60, 0]],
  ['a fixed sum that is less than its share: the last takes the rest', { fixed: 70 }, [300, 300, 400], [70, 70, 160]],
  ['what the last cannot bear goes off before it', { fixed: 7 }, [500, 400, 100], [7, 193, 100]],
  ['also where one termin comes before a last of one rupiah', { fixed: 7 }, [999, 1], [299, 1]],
  ['the room of the retention is left in the last', { fixed: 7, held: '5' }, [500, 400, 100], [7, 198, 95]],
  [
    'not where it is of what the down payment leaves',
    { fixed: 7, held: '5', net: true },
    [500, 400, 100],
    [7, 193, 100],
  ],
  ['not where it is held at the end', { fixed: 7, held: '5', atEnd: true }, [500, 400, 100], [7, 193, 100]],
  ['a fixed sum that is more than a termin goes off up to it', { fixed: 120 }, [50, 50, 900], [50, 50, 200]],
  ['its retention first', { fixed: 120, held: '10' }, [50, 50, 900], [45, 45, 210]],
  ['all that was paid ahead goes off before retention', { percent: '100', held: '5' }, [500, 500], [500, 500]],
  ['a share that rounds away is caught up', { percent: '99.9', held: '0.1' }, [1, 1, 998], [1, 1, 997]],
])('of a down payment goes off %s', (_, terms, termins, off) => {
  const told = { ...agreed, ...terms }
  const value = money(1000)
  const advance = percentOf(value, percent(told.percent))
  let [billed, applied, retained] = [ZERO, ZERO, ZERO]
  const went = termins.map((each) => {
    const gross = money(each)
    const order = {
      ...{ dpp: value, invoiced_net: billed, down_payment_billed: advance, down_payment_applied: applied },
      ...{ down_payment_percent: told.percent, down_payment_recovery: told.fixed === null ? null : money(told.fixed) },
      ...{ retention_percent: told.held, retention_manner: told.atEnd ? ('last' as const) : ('each' as const) },
      retention_base: told.net ? ('net' as const) : ('gross' as const),
    }
    const open = minus(advance, applied)
    const line = { ordered: quantity('1000'), invoiced: quantity(String(billed)), qty: quantity(String(each)) }
    const figures = saleFigures(
      [{ ...line, gross: value, amount: value, discountShare: ZERO, tax: null }],
      { fee: ZERO, tax: null },
      'exclusive',
      {
        ...{ downPayment: advanceOf(order, gross).downPaymentApplied ?? open, downPaymentBilled: advance },
        ...{ downPaymentOpen: open, orderDpp: value, invoicedNet: billed, isHeldOfNet: told.net },
        ...{ retentionPercent: told.held === null ? null : percent(told.held), isRetentionTaxed: false },
        heldBefore: told.atEnd ? retained : null,
      },
    )
    billed = plus(billed, gross)
    applied = plus(applied, figures.downPaymentApplied)
    retained = plus(retained, figures.retention)
    expect(figures.total).toBe(minus(gross, plus(figures.downPaymentApplied, figures.retention)))
    expect(min(figures.total, figures.retention) >= 0n).toBe(true)
    return Number(figures.downPaymentApplied)
  })
  expect(went).toEqual(off)
  expect(applied).toBe(advance)
})
