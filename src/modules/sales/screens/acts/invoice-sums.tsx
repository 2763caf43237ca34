import { useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { percentFormat, rupiah } from '#ground/format.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { TotalsRow } from '#kit/screen/document/totals.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { previewInvoice, type InvoicePreview } from '../../invoices/contract.ts'
import { sumRows } from './sum-rows.ts'

const PAUSE = 400

interface WithSumsProps<V> {
  readonly inputOf: (values: V) => InputOf<typeof previewInvoice>
  readonly children: (sums: InvoicePreview | undefined) => ReactNode
}

/** Works out what the invoice would come to as it is typed: the server says so when typing rests. */
export function WithSums<V>({ inputOf, children }: WithSumsProps<V>): ReactNode {
  const key = JSON.stringify(inputOf(useDeferredValue(useValue<V>(''))))
  const [sums, setSums] = useState<InvoicePreview>()
  useEffect(() => {
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      const input = JSON.parse(key) as InputOf<typeof previewInvoice>
      ask(previewInvoice, input, { signal: stopping.signal, isQuiet: true }).then(setSums, () => {
        if (!stopping.signal.aborted) setSums(undefined)
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [key])
  return children(sums)
}

/** The sums of the invoice before it is issued: its total, what is held back of it, and what comes in. */
export function InvoiceSums({ sums }: { readonly sums: InvoicePreview | undefined }) {
  if (!sums) return null
  return (
    <dl className="grid gap-2 rounded-md border border-border-subtle bg-row-hover px-4 py-3 text-sm" aria-live="polite">
      {sumRows(sums).map(({ name, amount }) => (
        <TotalsRow key={name} name={name} amount={amount} />
      ))}
      <div className="flex justify-between gap-3 border-t border-border-subtle pt-2 font-semibold">
        <dt>Total</dt>
        <dd className="figures">{rupiah(sums.total)}</dd>
      </div>
      {sums.withholding.map(({ kind, rate, base, amount }) => (
        <TotalsRow
          key={kind}
          name={`${withholdingWords[kind]} ${percentFormat(rate)} dari ${rupiah(base)}`}
          amount={`-${amount}`}
        />
      ))}
      {sums.withholding.length > 0 && <TotalsRow name="Diterima" amount={sums.payable} />}
    </dl>
  )
}
