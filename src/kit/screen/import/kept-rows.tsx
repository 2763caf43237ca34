import { importRows } from '#kit/import/contract.ts'
import { useAsk } from '../client/use-ask.ts'

/** Rows that an undo left alone, with why. */
export function KeptRows({ id }: { readonly id: string }) {
  const asked = useAsk(importRows, { id, only: 'kept' }, { isQuiet: true })
  return (
    <section aria-labelledby="impor-dibiarkan">
      <h3 id="impor-dibiarkan" className="mb-2 text-small font-semibold">
        Dibiarkan
      </h3>
      <ul className="divide-y divide-border-subtle rounded-lg border border-border text-small">
        {(asked.data?.rows ?? []).map((row) => (
          <li key={row.line} className="px-4 py-2">
            <span className="text-muted-foreground figures">Baris {row.line}</span>{' '}
            <span className="font-medium">{row.cells.filter(Boolean).slice(0, 2).join(' · ')}</span>
            <span className="block text-muted-foreground">{Object.values(row.errors ?? {}).join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
