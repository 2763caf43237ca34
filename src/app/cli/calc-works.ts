import { scaled, unscaled } from '#ground/decimal.ts'
import { min, minus, money, mulDiv, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { percent, percentOf, type Percent } from '#ground/percent.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity, quantityText, ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { BASE_SCALE, coefficient, EXACT_SCALE, priceOfWork, priceSteps } from '#modules/works/ahsp/price.ts'
import { forecast } from '#modules/works/control/forecast.ts'
import { latePenalty } from '#modules/works/handover/rules.ts'
import { weightsOf } from '#modules/works/rab/rules.ts'
import { evenShares } from '#modules/works/schedule/rules.ts'
import { dayAsked, decimal, known, listed, plain, rupiah, rupiahs, type Case } from './calc-asked.ts'

/** The rules of projects that `calc` knows, without that of a termin. */
export const worksCases = {
  borongan: pieceworkCase,
  bobot: weightsCase,
  ahsp: analysisCase,
  rab_line: linesCase,
  eac: forecastCase,
  kurva: curveCase,
  change_order: changeCase,
  late_penalty: penaltyCase,
}

function weightsCase(asked: Case): Case {
  return { weights: weightsOf(rupiahs(asked.amounts, 'amounts')).map((each) => fourPlaces(each)) }
}

function analysisCase(asked: Case): Case {
  const found = priceOfWork({
    components: listed(asked.components, 'components').map((each) => {
      const [of, cost] = listed(each, 'components')
      return { coefficient: coefficient(decimal(of, 'koefisien')), price: price(decimal(cost, 'harga')) }
    }),
    overhead: percent(decimal(asked.op_pct ?? '0', 'op_pct')),
    step: known(asked.step ?? 1, priceSteps, 'step'),
  })
  return {
    base: fourPlaces(mulDiv(found.base, 10_000n, 10n ** BigInt(BASE_SCALE))),
    exact: fourPlaces(mulDiv(found.exact, 10_000n, 10n ** BigInt(EXACT_SCALE))),
    rounded: Number(found.rounded),
  }
}

function linesCase(asked: Case): Case {
  const amounts = listed(asked.lines, 'lines').map((line) => {
    const [volume, unitPrice] = listed(line, 'lines')
    const text = String(volume)
    const amount = lineAmount(quantity(decimal(text.replace('-', ''), 'volume')), price(decimal(unitPrice, 'harga')))
    return text.startsWith('-') ? minus(ZERO, amount) : amount
  })
  return { amounts: amounts.map(plain), total: plain(sum(amounts)) }
}

function forecastCase(asked: Case): Case {
  const judged = asked.etc_typed ?? null
  const found = forecast({
    budget: rupiah(asked.budget, 'budget'),
    actual: signed(asked.actual ?? 0, 'actual'),
    committed: rupiah(asked.committed ?? 0, 'committed'),
    judged: judged === null ? null : rupiah(judged, 'etc_typed'),
    isDone: asked.done === true,
  })
  return {
    projected: plain(found.projected),
    etc: plain(found.toCome),
    eac: plain(found.atCompletion),
    // Beyond the budget is above zero here; on the screens it is what is left.
    variance_at_completion: plain(minus(ZERO, found.variance)),
  }
}

function curveCase(asked: Case): Case {
  const [start, end, weekOne] = [
    dayAsked(asked.start, 'start'),
    dayAsked(asked.end, 'end'),
    dayAsked(asked.week_1, 'week_1'),
  ]
  if (end < start || start < weekOne) throw new RangeError('urutannya week_1, start, end')
  const shares = evenShares(weekOne, { start, end }).map(({ week, share: part }) => [String(week), fourPlaces(part)])
  return { weeks: Object.fromEntries(shares) as Case }
}

function pieceworkCase(asked: Case): Case {
  const rate = price(decimal(asked.rate, 'rate'))
  const retentionShare = share(asked.retention_pct ?? '0', 'retention_pct')
  const most = quantity(decimal(asked.contract_volume, 'contract_volume'))
  const cuts = rupiahs(asked.kasbon_deduct_per_opname ?? [], 'kasbon_deduct_per_opname')
  let before: Quantity = ZERO_QTY
  let owed = rupiah(asked.kasbon_outstanding ?? 0, 'kasbon_outstanding')
  const opnames = listed(asked.opname, 'opname').map((each, at) => {
    const upTo = quantity(decimal((each as Case).cumulative_volume, 'cumulative_volume'))
    if (upTo < before || upTo > most) throw new RangeError('cumulative_volume turun, atau melebihi contract_volume')
    const volume = (upTo - before) as Quantity
    const gross = lineAmount(volume, rate)
    const retention = percentOf(gross, retentionShare)
    const earned = minus(gross, retention)
    const kasbon = min(min(cuts[at] ?? money(0), owed), money(earned / 2n))
    before = upTo
    owed = minus(owed, kasbon)
    return {
      no: (each as Case).no ?? at + 1,
      volume_this: quantityText(volume),
      gross: plain(gross),
      retention: plain(retention),
      kasbon: plain(kasbon),
      paid: plain(minus(earned, kasbon)),
    }
  })
  return opnames as unknown as Case
}

function changeCase(asked: Case): Case {
  const contract = rupiah(asked.contract, 'contract')
  const [more, less] = [rupiah(asked.additions ?? 0, 'additions'), rupiah(asked.deductions ?? 0, 'deductions')]
  return { new_contract: plain(minus(plus(contract, more), less)) }
}

function penaltyCase(asked: Case): Case {
  const base: Money = rupiah(asked.base, 'base')
  const days = BigInt(decimal(asked.days, 'days'))
  return { penalty: plain(latePenalty(Number(days), { base, perMille: percent('1'), cap: null })) }
}

// What was spent may be below zero: a back-charge, a correction.
function signed(value: unknown, name: string): Money {
  const text = String(value)
  return text.startsWith('-') ? minus(ZERO, rupiah(text.slice(1), name)) : rupiah(value, name)
}

/** Reads a share of the whole, '0.05' for five of a hundred. */
export function share(value: unknown, name: string): Percent {
  return scaled(decimal(value, name), 6) as Percent
}

// Four decimals, zeros kept: 20.61 % is '20.6100'.
function fourPlaces(value: bigint): string {
  const text = unscaled(value, 4)
  const [whole = '0', places = ''] = text.split('.')
  return `${whole}.${places.padEnd(4, '0')}`
}
