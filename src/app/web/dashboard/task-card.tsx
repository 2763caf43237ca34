import { useState } from 'react'
import { openTasks, placeOfKind, type TaskKind } from '#app/dashboard/contract.ts'
import type { Task, TaskGroup } from '#kit/tasks/task.ts'
import { thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { readSearch } from '../search.ts'
import { TaskRow } from './task-row.tsx'

/** The kinds as one looks for them. */
const kindWords: Readonly<Record<TaskKind, string>> = {
  approve: 'Persetujuan',
  'cash-approval': 'Kas menunggu penyetuju',
  'site-expense': 'Biaya lapangan',
  account: 'Rekening supplier',
  wages: 'Gaji',
  'paid-day': 'Koreksi hari yang dibayar',
  attendance: 'Cuti, lembur & koreksi',
  works: 'Kontrak & opname',
  'subcontract-addendum': 'Addendum SPK',
  'site-report': 'Laporan harian',
  guarantee: 'Jaminan proyek',
  giro: 'Giro jatuh tempo',
  recurring: 'Transaksi berulang',
  handover: 'Serah terima',
  termin: 'Siap ditagih',
  overdue: 'Invoice lewat tempo',
  send: 'Belum dikirim',
  receive: 'Belum diterima',
  pay: 'Tagihan supplier',
  transfer: 'Transfer',
  count: 'Opname',
  stock: 'Perlu dibeli',
  contract: 'Kontrak & dokumen orang',
  licence: 'Dokumen legal',
  people: 'Pendaftar',
}

const MOST = 8

/** Perlu tindakan: what waits, each with the button of its next step, and how much there is of each kind. */
export function TaskCard() {
  const asked = useAsk(openTasks, {})
  const { data, failure } = asked
  const [isWhole, setWhole] = useState(false)
  const tasks = data?.tasks ?? []
  const groups = data?.groups ?? []
  const shown = isWhole ? byKind(tasks) : tasks.slice(0, MOST)
  return (
    <Card
      title="Perlu tindakan"
      flush
      aside={
        tasks.length > MOST ? (
          <>
            <span className="text-small text-muted-foreground figures">{written(whole(groups))}</span>
            <Button variant="ghost" size="xs" className="-mr-2.5" onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Lihat sedikit' : 'Lihat semua'}
            </Button>
          </>
        ) : null
      }
    >
      {!data ? (
        failure ? (
          <Unanswered asked={asked} />
        ) : (
          <Loading rows={4} />
        )
      ) : shown.length === 0 && data.failed.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">Tidak ada yang menunggu. Semua sudah beres.</p>
      ) : (
        <>
          {shown.length > 0 && (
            <ul aria-label="Yang menunggu">
              {shown.map((task) => (
                <TaskRow key={`${task.kind} ${task.id}`} task={task} />
              ))}
            </ul>
          )}
          <Groups groups={groups} onWhole={isWhole || tasks.length <= MOST ? undefined : () => setWhole(true)} />
        </>
      )}
      {data && data.failed.length > 0 && (
        <p role="status" className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
          {data.failed.length} bagian belum bisa dimuat. Muat ulang halaman untuk mencoba lagi.
        </p>
      )}
    </Card>
  )
}

/** Each kind with how many there are: to the list of exactly these, or, where no list is, to the rows here. */
function Groups({
  groups,
  onWhole,
}: {
  readonly groups: readonly TaskGroup[]
  readonly onWhole: (() => void) | undefined
}) {
  if (groups.length === 0) return null
  return (
    <ul
      aria-label="Menurut jenis"
      className="flex flex-wrap border-t border-border-subtle px-2.5 py-1.5 text-small max-md:px-1.5"
    >
      {groups.map((group) => (
        <li key={group.kind} className="flex items-center">
          <Group group={group} onWhole={onWhole} />
        </li>
      ))}
    </ul>
  )
}

function Group({ group, onWhole }: { readonly group: TaskGroup; readonly onWhole: (() => void) | undefined }) {
  const words = (
    <>
      {kindWords[group.kind as TaskKind]} <span className="text-foreground figures">{written(group)}</span>
    </>
  )
  if (group.to !== null) {
    const [to = '', search = ''] = group.to.split('?')
    return (
      <GoButton to={to} search={readSearch(search)} variant="ghost" size="xs">
        {words}
      </GoButton>
    )
  }
  return onWhole ? (
    <Button variant="ghost" size="xs" onClick={onWhole}>
      {words}
    </Button>
  ) : (
    <span className="px-2.5 py-1 font-medium text-muted-foreground max-md:text-sm">{words}</span>
  )
}

function byKind(tasks: readonly Task[]): Task[] {
  return tasks.toSorted((a, b) => placeOfKind(a) - placeOfKind(b))
}

function whole(groups: readonly TaskGroup[]): Pick<TaskGroup, 'count' | 'isCapped'> {
  return {
    count: groups.reduce((sum, { count }) => sum + count, 0),
    isCapped: groups.some(({ isCapped }) => isCapped),
  }
}

function written({ count, isCapped }: Pick<TaskGroup, 'count' | 'isCapped'>): string {
  return isCapped ? `${thousands(String(count))}+` : thousands(String(count))
}
