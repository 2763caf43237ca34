import { useState } from 'react'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { controlId, useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { tick as tickBox } from '#kit/screen/ui/check-box.tsx'
import type { RunPage } from '../../runs/contract.ts'

/** What each slip is paid with now, by its id: rupiah as text; empty: nothing now. */
export type PayAmounts = Readonly<Record<string, string>>

/** Who is paid now: all of what is owed, a part of it, or nothing yet. */
export function PayPeople({ owed }: { readonly owed: RunPage['slips'] }) {
  const { store, id: formId } = useFormScope()
  const amounts = useValue<PayAmounts>('amounts')
  const [inPart, setInPart] = useState<ReadonlySet<string>>(new Set())
  const payInPart = (id: string) => {
    setInPart(new Set([...inPart, id]))
    // The button is gone: what is typed next is the amount.
    setTimeout(() => document.getElementById(controlId(formId, `amounts.${id}`))?.focus(), 0)
  }
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Siapa yang dibayar</legend>
      <ul className="divide-y divide-border-subtle border-y border-border-subtle">
        {owed.map(({ id, name, open = '' }) => (
          <li key={id} className="py-1">
            <div className="flex items-center gap-3">
              <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className={tickBox}
                  checked={amounts[id] !== ''}
                  onChange={() => store.write('amounts', { ...amounts, [id]: amounts[id] === '' ? open : '' })}
                />
                <span className="min-w-0 flex-1">{name}</span>
                <Money value={open} />
              </label>
              {amounts[id] !== '' && !inPart.has(id) && (
                <Button variant="ghost" size="sm" aria-label={`Bayar sebagian ${name}`} onClick={() => payInPart(id)}>
                  Sebagian
                </Button>
              )}
            </div>
            {amounts[id] !== '' && inPart.has(id) && (
              <div className="pb-2">
                <MoneyField name={`amounts.${id}`} label={`Dibayar sekarang kepada ${name}`} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
