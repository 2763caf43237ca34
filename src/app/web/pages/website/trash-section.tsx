import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash'
import { useDeferredValue, useState } from 'react'
import {
  forgetTrash,
  openTrash,
  restoreArchived,
  restoreTrash,
  type TrashedThing,
} from '#app/website/trash-contract.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'

const kinds = [
  { value: 'all', label: 'Semua' },
  { value: 'trash', label: 'Dihapus' },
  { value: 'archive', label: 'Diarsipkan' },
] as const

/** What was removed or archived anywhere, with the way back. */
export function TrashSection() {
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('all')
  const q = useDeferredValue(typed.trim()) || undefined
  const asked = useAsk(openTrash, { q, ...(kind !== 'all' && { from: kind }) })
  const [busy, setBusy] = useState<string>()
  const removed = useAct(restoreTrash)
  const archived = useAct(restoreArchived)
  const [going, setGoing] = useState<TrashedThing>()
  const forget = useAct(forgetTrash, {
    say: ({ title }) => `${title} dihapus permanen.`,
    onDone: () => setGoing(undefined),
  })
  const refusal = removed.refusal ?? archived.refusal
  const restore = async (row: TrashedThing) => {
    setBusy(row.id)
    removed.clear()
    archived.clear()
    const answer =
      row.from === 'trash'
        ? await removed.now({ id: row.id })
        : await archived.now({ subject: row.subject, id: row.id, version: row.version })
    setBusy(undefined)
    if (answer) notify(`${row.kind} ${row.title} dipulihkan.`)
  }
  return (
    <Card
      title="Sampah"
      heading="section"
      help="Draf dan data yang dihapus bisa dipulihkan selama 30 hari; yang diarsipkan tidak pernah hilang."
      flush
    >
      <div className="flex flex-wrap items-center gap-3 px-5 pb-4">
        <div className="w-64 max-md:w-full">
          <div className={controlBox}>
            <input
              type="search"
              aria-label="Cari di sampah"
              placeholder="Cari nama atau jenis"
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.target.value)}
              className={bareInput}
            />
          </div>
        </div>
        <Segmented label="Yang ditampilkan" options={kinds} value={kind} onChange={setKind} />
      </div>
      {refusal ? (
        <div className="px-5 pb-4">
          <Notice tone="danger">{refusal.message}</Notice>
        </div>
      ) : null}
      {asked.data ? (
        <Things
          rows={asked.data}
          isSearch={q !== undefined || kind !== 'all'}
          busy={busy}
          onRestore={restore}
          onForget={setGoing}
        />
      ) : asked.failure ? (
        <Unanswered asked={asked} />
      ) : (
        <Loading rows={5} />
      )}
      {going && (
        <Confirm
          isDanger
          title={`Hapus permanen ${going.title || going.kind}?`}
          text="Sesudah ini tidak ada yang bisa memulihkannya."
          act="Hapus permanen"
          doing={forget}
          onConfirm={() => void forget.now({ id: going.id })}
          onClose={() => setGoing(undefined)}
        />
      )}
    </Card>
  )
}

interface ThingsProps {
  readonly rows: readonly TrashedThing[]
  readonly isSearch: boolean
  /** The one that is coming back. */
  readonly busy: string | undefined
  readonly onRestore: (row: TrashedThing) => Promise<void>
  readonly onForget: (row: TrashedThing) => void
}

function Things({ rows, isSearch, busy, onRestore, onForget }: ThingsProps) {
  const mayForget = useCan(forgetTrash.permission)
  if (rows.length === 0) {
    return isSearch ? (
      <Empty title="Tidak ada yang cocok" text="Periksa ejaan atau pilih Semua." />
    ) : (
      <Empty title="Sampah kosong" text="Yang dihapus atau diarsipkan muncul di sini dan bisa dipulihkan." />
    )
  }
  return (
    <PlainTable
      label="sampah"
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          id: 'title',
          title: 'Data',
          cell: (row) => (
            <span className="grid py-1.5">
              <span className="font-medium wrap-anywhere whitespace-normal">{row.title || 'Tanpa nama'}</span>
              <span className="truncate text-xs text-muted-foreground">
                {row.kind} · {row.from === 'archive' ? 'diarsipkan' : 'dihapus'}
              </span>
            </span>
          ),
        },
        {
          id: 'by',
          title: 'Oleh',
          width: 120,
          isWide: true,
          cell: (row) => <span className="block truncate">{row.by}</span>,
        },
        { id: 'at', title: 'Kapan', width: 130, isWide: true, cell: (row) => momentText(row.at) },
        {
          id: 'until',
          title: 'Hilang pada',
          width: 160,
          isWide: true,
          cell: (row) => (row.until ? momentText(row.until) : <span className="text-muted-foreground">tetap</span>),
        },
        {
          id: 'act',
          title: 'Pulihkan',
          isQuiet: true,
          width: mayForget ? 172 : 132,
          align: 'right',
          cell: (row) => (
            <span className="inline-flex items-center gap-1">
              <Button
                size="sm"
                variant="outline"
                icon={<RotateCcw />}
                isBusy={busy === row.id}
                busyText="Memulihkan…"
                onClick={() => void onRestore(row)}
              >
                Pulihkan
              </Button>
              {mayForget && row.from === 'trash' && (
                <IconButton
                  size="sm"
                  label={`Hapus permanen ${row.title || row.kind}`}
                  icon={<Trash />}
                  onClick={() => onForget(row)}
                />
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
