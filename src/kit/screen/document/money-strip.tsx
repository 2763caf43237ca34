import { rupiah } from '#ground/format.ts'
import { Money } from '../format/money.tsx'
import { Go } from '../shell/go.tsx'
import type { MoneyStep } from './money-step.ts'

interface MoneyStripProps {
  readonly steps: readonly MoneyStep[]
  /** Whether PPN is in the figures, and what belongs to none of them. */
  readonly note: string
}

/** Lists the figures of a document from what was ordered to what is left; each leads to the papers it is made of. */
export function MoneyStrip({ steps, note }: MoneyStripProps) {
  return (
    <>
      <dl className="mt-4 grid gap-2 max-md:gap-0">
        {steps.map(({ word, amount, aside, to }) => (
          <div key={word} className="flex items-baseline justify-between gap-3">
            <dt className="text-muted-foreground">{word}</dt>
            <dd className="font-medium figures">
              {amount === null ? (
                <Money value={null} />
              ) : (
                <Go
                  to={to}
                  className="for-thumb rounded-sm underline decoration-border-strong underline-offset-3 hover:text-primary"
                  aria-label={`${word} ${rupiah(amount)}`}
                  onClick={showParts}
                >
                  {aside && (
                    <small className="mr-2 inline-block text-xs font-normal text-muted-foreground">{aside}</small>
                  )}
                  {rupiah(amount)}
                </Go>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-muted-foreground">{note}</p>
    </>
  )
}

// On a phone the papers stand far below the figures that lead to them.
function showParts(): void {
  requestAnimationFrame(() => {
    const parts = document.querySelector('[role="tablist"]')
    if (parts && parts.getBoundingClientRect().top > window.innerHeight * 0.7) parts.scrollIntoView({ block: 'start' })
  })
}
