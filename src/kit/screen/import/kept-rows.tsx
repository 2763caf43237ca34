import Download from 'lucide-react/icons/download'
import { useId } from 'react'
import { importRows, rejectedRows, type ImportRow } from '#kit/import/contract.ts'
import { download } from '../client/download.ts'
import { useAsk } from '../client/use-ask.ts'
import { Button } from '../ui/button.tsx'

/** The first rows that did not come in, with why; all of them are in the file. */
export function RefusedRows({ id }: { readonly id: string }) {
  const asked = useAsk(importRows, { id, only: 'error' }, { isQuiet: true })
  return <ReasonedRows title="Tidak masuk" rows={(asked.data?.rows ?? []).slice(0, MOST)} />
}

const MOST = 20

function ReasonedRows({ title, rows }: { readonly title: string; readonly rows: readonly ImportRow[] }) {
  const name = useId()
  return (
    <>
      <h3 id={name} className="mb-2 text-small font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={name} className="divide-y divide-border-subtle rounded-lg border border-border text-small">
        {rows.map((row) => (
          <li key={row.line} className="px-4 py-2">
            <span className="text-muted-foreground figures">Baris {row.line}</span>{' '}
            <span className="font-medium">{row.cells.filter(Boolean).slice(0, 2).join(' · ')}</span>
            <span className="block text-muted-foreground">{Object.values(row.errors ?? {}).join(' ')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Rows that an undo left alone, with why. */
export function KeptRows({ id }: { readonly id: string }) {
  const asked = useAsk(importRows, { id, only: 'kept' }, { isQuiet: true })
  return (
    <section>
      <ReasonedRows title="Dibiarkan" rows={asked.data?.rows ?? []} />
      {asked.data?.more && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-small text-muted-foreground">
          Baru sebagian yang tampil.
          <Button
            size="sm"
            icon={<Download />}
            onClick={() => void download(rejectedRows, { id, format: 'xlsx', only: 'kept' })}
          >
            Unduh semua yang dibiarkan
          </Button>
        </p>
      )}
    </section>
  )
}
