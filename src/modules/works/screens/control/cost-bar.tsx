import { max, money, plus, type Money } from '#ground/money.ts'
import { percentText, shareOf } from '#ground/percent.ts'
import type { CostFigures } from '../../control/contract.ts'

const HATCH = {
  backgroundImage: 'repeating-linear-gradient(135deg, var(--danger) 0 3px, var(--card) 3px 5px)',
}

/** What was spent, promised and is to come, on the scale of its own row; the tick is the budget, beyond it is hatched. */
export function CostBar({ figures, name }: { readonly figures: CostFigures; readonly name: string }) {
  const [actual, committed] = [max(money(figures.actual), money(0)), money(figures.committed)]
  const [budget, end] = [money(figures.budget), money(figures.atCompletion)]
  const whole = max(budget, end)
  if (whole <= 0n) return null
  const at = (value: Money) => percentText(shareOf(max(value, money(0)), whole) ?? (0n as never))
  const spent = at(actual)
  const promised = at(plus(actual, committed))
  return (
    <div
      role="img"
      aria-label={`${name}: terpakai ${spent}%, dengan komitmen ${promised}%`}
      className="relative h-2.5 max-w-44"
    >
      <i className="absolute inset-y-0.75 left-0 bg-primary-soft" style={{ width: `${at(end)}%` }} />
      <i className="absolute inset-y-0.75 left-0 bg-primary opacity-50" style={{ width: `${promised}%` }} />
      <i className="absolute inset-y-0.75 left-0 bg-primary" style={{ width: `${spent}%` }} />
      {end > budget && <i className="absolute inset-y-0.75 right-0" style={{ ...HATCH, left: `${at(budget)}%` }} />}
      <i className="absolute inset-y-0 w-0.5 -translate-x-px bg-foreground" style={{ left: `${at(budget)}%` }} />
    </div>
  )
}
