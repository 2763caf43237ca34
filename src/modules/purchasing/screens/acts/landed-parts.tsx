import { useDeferredValue, useEffect, useRef } from 'react'
import { pphWords } from '#ground/pph.ts'
import { dayFormat, percentFormat, qtyFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { TotalsRow } from '#kit/screen/document/totals.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { Choice } from '#kit/screen/picker/choice.ts'
import {
  previewLanded,
  startLanded,
  type LandedPaper,
  type LandedPart,
  type LandedStart,
} from '../../landed/contract.ts'
import { freightSaid } from './why-waiting.ts'
import { landedPreview, type LandedValues } from './landed-values.ts'

/** What the chosen carrier's bill begins with; the PPh that is proposed of it is chosen, until another is. */
export function useLandedStart(): LandedStart | undefined {
  const { store } = useFormScope()
  const supplierId = useValue<Choice | null>('supplier')?.id ?? ''
  const { data } = useAsk(startLanded, { id: supplierId }, { when: supplierId !== '' })
  const start = data?.supplierId === supplierId ? data : undefined
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (!start) return
    const proposed = start.withholdingKind ?? ''
    if (store.read('withholdingKind') === before.current) store.write('withholdingKind', proposed)
    before.current = proposed
  }, [start, store])
  return start
}

/** What the paper comes to, and what each received line takes of it. */
export function LandedOutcome() {
  const asked = landedPreview(useDeferredValue(useValue<LandedValues>('')))
  const { data, failure } = useAsk(previewLanded, asked ?? NOTHING, {
    when: asked !== null,
    keep: true,
    isQuiet: true,
  })
  if (asked === null) return null
  if (failure) return <p className="text-small font-medium text-danger">{failure.message}</p>
  return (
    <>
      <Shares parts={data?.parts ?? []} />
      {data?.paper && <Sums of={data.paper} amount={asked.amount} />}
      {data?.paper?.freightMatch === 'price-over' && (
        <Notice tone="warning">
          {freightSaid(asked.amount, data.paper.ordered)} Toleransinya {percentFormat(data.paper.tolerancePercent)};
          biaya ini akan menunggu persetujuan orang lain.
        </Notice>
      )}
    </>
  )
}

// Asked of nobody: there is nothing to spread.
const NOTHING = {
  receiptIds: [],
  method: 'value' as const,
  supplierId: null,
  supplierInvoiceDate: null,
  dueDate: null,
  amount: '0',
}

function Shares({ parts }: { readonly parts: readonly LandedPart[] }) {
  return (
    <ul aria-label="Pembagian" className="divide-y divide-border-subtle border-y border-border-subtle">
      {parts.map((part) => (
        <li key={part.receiptLineId} className="flex items-baseline gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{part.description}</span>
            <span className="block text-xs text-muted-foreground figures">
              {qtyFormat(part.qty)} {part.unit} · menjadi {rupiah(part.unitCostAfter)} per {part.unit}
            </span>
          </span>
          <span className="font-medium figures">+{thousands(part.amount)}</span>
        </li>
      ))}
    </ul>
  )
}

function Sums({ of, amount }: { readonly of: LandedPaper; readonly amount: string }) {
  const { ppn, total, ordered, withholding, dueDate } = of
  return (
    <dl aria-label="Tagihannya" className="grid gap-2">
      <TotalsRow name="Sebelum PPN" amount={amount} />
      {ordered !== '0' && <TotalsRow name="Termasuk ongkos yang dipesan" amount={ordered} />}
      {ppn !== '0' && <TotalsRow name="PPN" amount={ppn} />}
      <div className="flex justify-between gap-4 border-t border-border pt-2 text-base font-semibold">
        <dt>Total tagihan</dt>
        <dd className="figures">{rupiah(total)}</dd>
      </div>
      {withholding === null ? (
        <TotalsRow name="PPh dipotong" text="Tidak ada" />
      ) : (
        <TotalsRow
          name={`${pphWords[withholding.kind]} dari ${rupiah(withholding.base)}`}
          amount={`-${withholding.amount}`}
        />
      )}
      <TotalsRow name="Jatuh tempo" text={dayFormat(dueDate as Day, 'short')} />
    </dl>
  )
}
