import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { percentFormat, rupiah } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { QuietBadge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { changeStates, openChanges, type ChangeOrder, type ChangeSheet, type ChangeState } from '../changes/contract.ts'
import { ChangeDetail } from './changes/change-detail.tsx'
import { useChosen } from './chosen-in-address.ts'

const ChangeEditor = later(() => import('./changes/change-editor.tsx').then((parts) => parts.ChangeEditor))

/** The changes of a project's contract (CCO): what it is worth by them, each with its lines and acts. */
export function ChangesTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openChanges, { id: projectId })
  const mayWrite = useCan('update daftar-proyek')
  const [chosen, setChosen] = useChosen()
  const [writing, setWriting] = useState<ChangeOrder | 'new'>()
  const begin = mayWrite && (
    <Button icon={<Plus />} onClick={() => setWriting('new')}>
      Tulis CCO
    </Button>
  )
  return (
    <AskedCard asked={asked} rows={6}>
      {(sheet) => {
        if (!sheet.isSigned) {
          return <NothingYet text="CCO mengubah kontrak. Buat kontraknya dulu di bagian Termin." />
        }
        const shown = sheet.orders.find((one) => one.id === chosen) ?? sheet.orders[0]
        return (
          <>
            <Head sheet={sheet} begin={begin} />
            {shown ? (
              <>
                <PlainTable
                  label="CCO"
                  columns={columnsWith(shown.id, setChosen, sheet.current !== null)}
                  rows={sheet.orders}
                  keyOf={(row) => row.id}
                />
                <ChangeDetail key={shown.id} projectId={projectId} change={shown} onWrite={() => setWriting(shown)} />
              </>
            ) : (
              <NothingYet text="Belum ada perubahan kontrak." />
            )}
            {writing && (
              <ChangeEditor
                projectId={projectId}
                rows={sheet.rows}
                draft={writing === 'new' ? undefined : writing}
                onClose={() => setWriting(undefined)}
              />
            )}
          </>
        )
      }}
    </AskedCard>
  )
}

/** Above so many percent of the price that was signed a public contract may not grow. */
const MOST_SHARE = 10

function Head({ sheet, begin }: { readonly sheet: ChangeSheet; readonly begin: React.ReactNode }) {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Kontrak awal', sheet.original],
    ['CCO disetujui', sheet.changes],
    ['Kontrak kini sebelum PPN', sheet.current],
    ['Menunggu persetujuan', sheet.pending],
  ]
  return (
    <>
      <div className="flex flex-wrap items-start gap-4 px-5 py-4">
        {sheet.current !== null && (
          <dl className="grid flex-1 grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:flex-none max-md:basis-full">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-small text-muted-foreground">{label}</dt>
                <dd className="font-semibold figures">{rupiah(value ?? '0')}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="ml-auto">{begin}</div>
      </div>
      {Number(sheet.share ?? '0') > MOST_SHARE && (
        <Notice tone="warning" className="mx-5 mb-3">
          {`Perubahan sudah ${percentFormat(sheet.share ?? '0')} dari kontrak awal. Kontrak pemerintah paling banyak bertambah ${MOST_SHARE}%.`}
        </Notice>
      )}
    </>
  )
}

const tones: Readonly<Record<ChangeState, Tone>> = {
  draft: 'neutral',
  asked: 'warning',
  approved: 'success',
  rejected: 'danger',
  void: 'neutral',
}

function columnsWith(
  shown: string,
  onChoose: (id: string) => void,
  hasPrices: boolean,
): readonly PlainColumn<ChangeOrder>[] {
  const net: PlainColumn<ChangeOrder> = {
    ...{ id: 'net', title: 'Nilai (Rp)', width: 136, align: 'right' },
    cell: (row) => <Money value={row.net} />,
  }
  return [
    {
      id: 'number',
      title: 'Nomor',
      width: 96,
      cell: (row) => (
        <button
          type="button"
          aria-pressed={row.id === shown}
          onClick={() => onChoose(row.id)}
          className="for-thumb rounded-sm font-medium whitespace-nowrap underline-offset-3 hover:underline aria-pressed:text-primary"
        >
          {`CCO-${row.number}`}
        </button>
      ),
    },
    {
      ...{ id: 'date', title: 'Tanggal', width: 112, isWide: true },
      cell: (row) => <OnDay day={row.date} />,
    },
    { id: 'reason', title: 'Alasan', cell: (row) => <span className="block truncate">{row.reason}</span> },
    ...(hasPrices ? [net] : []),
    {
      ...{ id: 'state', title: 'Status', width: 208, under: 'reason' },
      cell: (row) => (
        <QuietBadge tone={tones[row.state]} notYet={row.state === 'draft'}>
          {changeStates[row.state]}
        </QuietBadge>
      ),
    },
  ]
}
