import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { settlementTitle } from '../settlements/words.ts'
import { workerOwed } from '../unpaid/contract.ts'

const AT = { tab: 'pekerja' }

/** Upah belum diambil of a worker and what is held back of him; absent where nothing is owed, and without sight of wages. */
export function OwedCard({ workerId }: { readonly workerId: string }) {
  const sees = useMay(workerOwed)
  const { data } = useAsk(workerOwed, { id: workerId }, { when: sees })
  if (!data || data.wages.length + data.retentions.length === 0) return null
  return (
    <Card title="Belum dibayar">
      <ul className="grid gap-3">
        {data.wages.map(({ id, number, open, ...named }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <NameLink to="/absensi/" search={{ ...AT, bagian: 'bayar', upah: id }}>
                {number}
              </NameLink>
              <span className="block text-small text-muted-foreground">
                {named.kind === 'week' ? `Upah ${settlementTitle(named)}` : settlementTitle(named)}
              </span>
            </span>
            <Money value={open} rp />
          </li>
        ))}
        {data.retentions.map(({ projectId, crew, open }) => (
          <li key={`${projectId} ${crew}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              <NameLink to="/absensi/" search={{ ...AT, bagian: 'borongan', proyek: projectId }}>
                {crew}
              </NameLink>
              <span className="block text-small text-muted-foreground">
                Retensi borongan, dibayar sesudah masa jaminan
              </span>
            </span>
            <Money value={open} rp />
          </li>
        ))}
      </ul>
    </Card>
  )
}
