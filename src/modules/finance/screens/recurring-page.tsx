import { useState, type ReactNode } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { changeRecurring, listRecurring, type RecurringEntry } from '../recurring/contract.ts'
import { DueMonths } from './recurring/due-months.tsx'
import { RecurringHistory } from './recurring/recurring-history.tsx'
import { ChangeRecurringSheet } from './recurring/recurring-sheet.tsx'

/** What is paid or booked the same each month: what of it has come, and what is repeated. */
export function RecurringPage({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(listRecurring, {})
  return (
    <Page title="Berulang">
      {above}
      <AskedCard asked={asked} title="Berulang" rows={6}>
        {({ entries, due }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <DueMonths due={due} />
            <Repeated entries={entries} />
          </div>
        )}
      </AskedCard>
    </Page>
  )
}

const pageOf = ({ kind, sourceId }: RecurringEntry) =>
  `/laporan-keuangan/detail/${sourceId}${kind === 'manual-journal' ? '?jenis=jurnal' : ''}`

function Repeated({ entries }: { readonly entries: readonly RecurringEntry[] }) {
  const mayWrite = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const [changing, setChanging] = useState<RecurringEntry>()
  const [told, setTold] = useState<RecurringEntry>()
  const act = useAct(changeRecurring, { say: 'Disimpan.' })
  const turn = ({ id, version, name, day, isStopped }: RecurringEntry) =>
    void act.now({ id, version, name, day, isStopped: !isStopped })
  return (
    <Card title="Yang diulang" heading="section" flush>
      {act.refusal && (
        <Notice tone="danger" className="mx-5 mb-3">
          {act.refusal.message}
        </Notice>
      )}
      {entries.length === 0 ? (
        <Empty
          title="Belum ada yang diulang."
          text="Buka transaksi atau jurnal yang sudah dicatat, misalnya sewa bulan ini, lalu pilih Ulangi tiap bulan di menunya."
        />
      ) : (
        <PlainTable
          label="yang diulang"
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { id: 'name', title: 'Nama', cell: ({ name }) => name },
            { id: 'when', title: 'Kapan', width: 150, under: 'name', cell: whenSaid },
            {
              ...{ id: 'source', title: 'Seperti', width: 160, isWide: true },
              cell: (entry) => (
                <Go to={pageOf(entry)} className={numberLink}>
                  {entry.sourceNumber}
                </Go>
              ),
            },
            {
              ...{ id: 'amount', title: 'Jumlah', width: 140, align: 'right', under: 'name' },
              cell: ({ amount }) => <Money value={amount} />,
            },
            {
              ...{ id: 'acts', title: 'Tindakan', isQuiet: true, width: 300, align: 'right' },
              cell: (entry) => (
                <span className="inline-flex flex-wrap justify-end gap-2 py-1">
                  <Button size="sm" onClick={() => setTold(entry)} aria-label={`Riwayat ${entry.name}`}>
                    Riwayat
                  </Button>
                  {mayWrite && (
                    <Button size="sm" onClick={() => setChanging(entry)} aria-label={`Ubah ${entry.name}`}>
                      Ubah
                    </Button>
                  )}
                  {mayWrite && (
                    <Button
                      size="sm"
                      disabled={act.isBusy}
                      onClick={() => turn(entry)}
                      aria-label={`${entry.isStopped ? 'Lanjutkan' : 'Hentikan'} ${entry.name}`}
                    >
                      {entry.isStopped ? 'Lanjutkan' : 'Hentikan'}
                    </Button>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {changing && <ChangeRecurringSheet entry={changing} onClose={() => setChanging(undefined)} />}
      {told && <RecurringHistory entry={told} onClose={() => setTold(undefined)} />}
    </Card>
  )
}

function whenSaid({ day, isStopped, stands }: RecurringEntry): string {
  if (!stands) return 'Sumbernya dibatalkan'
  return isStopped ? 'Dihentikan' : `Tiap tanggal ${day}`
}
