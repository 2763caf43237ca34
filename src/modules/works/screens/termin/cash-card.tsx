import { dayFormat, percentFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { negate } from '#ground/money.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { billKinds } from '../../billing/contract.ts'
import type { TerminSeen } from '../../termin/contract.ts'
import { cashWithoutPpn, waterfall, type Step } from '../../termin/waterfall.ts'

/** Uang yang benar-benar masuk: from the gross value to the cash, each bar where the last one ended. */
export function CashCard({ termin }: { readonly termin: TerminSeen }) {
  const { figures } = termin
  return (
    <Card flush>
      <div className="px-4 pt-4 pb-3">
        <h2 className="text-sm font-semibold">Uang yang benar-benar masuk</h2>
        <p className="text-xl font-semibold figures">{rupiah(figures.payable)}</p>
      </div>
      <dl className="px-4">
        {waterfall(figures).map((step) => (
          <div key={step.of} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-t border-border-subtle py-2">
            <dt className={step.of === 'cash' ? 'font-semibold' : undefined}>{labelOf(step.of, termin)}</dt>
            <dd className="font-semibold figures">{signed(step)}</dd>
            <dd className="col-span-2 text-small text-muted-foreground figures">
              {noteOf(step.of, termin)}
              <span aria-hidden className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-neutral-soft">
                <span
                  className={`block h-full rounded-full ${colours[step.of]}`}
                  style={{
                    ...{ marginLeft: `${step.from}%`, width: `${step.width}%` },
                    minWidth: step.amount === 0n ? 0 : 2,
                  }}
                />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex justify-between gap-2 rounded-b-lg border-t border-border bg-muted px-4 py-2.5 text-xs leading-5">
        <span className="text-muted-foreground">Tanpa PPN, untuk perusahaan</span>
        <span className="font-semibold figures">{thousands(cashWithoutPpn(figures))}</span>
      </p>
    </Card>
  )
}

// Orange is taken away, teal is PPN that goes on to the state, green is ours.
const colours: Readonly<Record<Step['of'], string>> = {
  ...{ gross: 'bg-primary', 'down-payment': 'bg-accent', retention: 'bg-accent', ppn: 'bg-info' },
  ...{ collected: 'bg-info', withheld: 'bg-accent', cash: 'bg-success' },
}

function labelOf(of: Step['of'], { kind, instalmentId }: TerminSeen): string {
  if (of === 'gross') {
    if (instalmentId) return 'Nilai angsuran'
    return kind === 'sale' ? 'Bruto periode ini' : billKinds[kind]
  }
  return {
    ...{ 'down-payment': 'Uang muka', retention: 'Retensi', ppn: 'PPN', collected: 'PPN disetor pemberi kerja' },
    ...{ withheld: 'PPh dipotong', cash: 'Kas masuk' },
  }[of]
}

function noteOf(of: Step['of'], { told, figures }: TerminSeen): string | null {
  const share = (percent: string | null) => (percent === null ? '' : `${percentFormat(percent)}, `)
  if (of === 'down-payment') return `${share(told.downPaymentPercent)}sisa ${thousands(told.downPaymentLeft)}`
  if (of === 'retention') return `${share(told.retentionPercent)}tertahan ${thousands(told.retentionHeld)}`
  if (of === 'withheld') return told.withheld.join(' · ')
  if (of !== 'ppn' || figures.ppn === figures.ppnCollected) return null
  return `disetor paling lambat ${dayFormat(told.ppnDueOn as Day, 'dense', today())}`
}

// What is taken away says so by its sign, not by its colour alone.
function signed({ of, amount }: Step): string {
  if (of === 'gross' || of === 'cash') return thousands(amount)
  return amount < 0n ? `−${thousands(negate(amount))}` : `+${thousands(amount)}`
}
