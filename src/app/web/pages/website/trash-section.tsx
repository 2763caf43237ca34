import { useDeferredValue, useState } from 'react'
import {
  forgetTrash,
  MOST_TRASHED,
  openTrash,
  restoreArchived,
  restoreTrash,
  type TrashedThing,
} from '#app/website/trash-contract.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { TrashTable } from './trash-table.tsx'

const kinds = [
  { value: 'all', label: 'Semua' },
  { value: 'trash', label: 'Dihapus' },
  { value: 'archive', label: 'Diarsipkan' },
] as const

/** What was removed or archived anywhere, with the way back. */
export function TrashSection() {
  const isWhole = useMay(restoreArchived)
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
      help={
        isWhole
          ? 'Draf dan data yang dihapus bisa dipulihkan selama 30 hari; yang diarsipkan tidak pernah hilang.'
          : 'Draf dan data yang Anda hapus sendiri bisa dipulihkan selama 30 hari.'
      }
      flush
    >
      <div className="flex flex-wrap items-center gap-3 px-5 pb-4">
        <div className="w-64 max-md:w-full">
          <div className={controlBox}>
            <input
              type="search"
              aria-label="Cari di sampah"
              placeholder="Cari nama, kode, atau jenis"
              value={typed}
              maxLength={100}
              onChange={(event) => setTyped(event.target.value)}
              className={bareInput}
            />
          </div>
        </div>
        {isWhole && <Segmented label="Yang ditampilkan" options={kinds} value={kind} onChange={setKind} />}
      </div>
      {refusal ? (
        <div className="px-5 pb-4">
          <Notice tone="danger">{refusal.message}</Notice>
        </div>
      ) : null}
      {asked.data ? (
        <TrashTable
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
      {asked.data && asked.data.length >= MOST_TRASHED && (
        <p className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
          Hanya {MOST_TRASHED} yang terbaru. Yang lebih lama dicari dengan namanya.
        </p>
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
