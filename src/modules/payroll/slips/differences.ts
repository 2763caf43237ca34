import { absolute } from '#ground/decimal.ts'
import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import type { LineKept, PayReason } from '../runs/pages.ts'

/** Tells why somebody receives another amount than the month before, the largest part first; the parts add up to the difference. */
export function differencesOf(now: readonly LineKept[], before: readonly LineKept[]): PayReason[] {
  const found = new Map<string, { label: string; amount: Money }>()
  const count = (lines: readonly LineKept[], sign: 1 | -1) => {
    for (const { side, code, label, amount } of lines) {
      if (side === 'perusahaan' || side === 'natura') continue
      // What is cut counts against what is received; a refund of tax is the same line as the tax.
      const key = code === 'pph21' ? code : `${side} ${code} ${label}`
      const own = found.get(key)?.amount ?? ZERO
      const isMore = (side === 'pendapatan') === (sign === 1)
      const told = code === 'pph21' ? 'PPh 21' : label
      found.set(key, { label: told, amount: isMore ? plus(own, money(amount)) : minus(own, money(amount)) })
    }
  }
  count(now, 1)
  count(before, -1)
  return [...found.values()]
    .filter(({ amount }) => amount !== ZERO)
    .toSorted((a, b) => Number(absolute(b.amount) - absolute(a.amount)))
    .map(({ label, amount }) => ({ label, amount: String(amount) }))
}
