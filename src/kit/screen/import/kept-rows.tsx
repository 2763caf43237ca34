import Download from 'lucide-react/icons/download'
import { importRows, rejectedRows } from '#kit/import/contract.ts'
import { download } from '../client/download.ts'
import { useAsk } from '../client/use-ask.ts'
import { Button } from '../ui/button.tsx'

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
