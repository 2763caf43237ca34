import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Nothing } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { archiveWorkItem, listWorkItems, removeWorkItem, type WorkItem } from '../../work-items/contract.ts'
import { costHeads } from '../../words.ts'

const WorkItemSheet = later(() => import('./work-item-sheet.tsx').then((parts) => parts.WorkItemSheet))

/** The cost codes of a project, each under its group. */
export function WorkItemsTab({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(listWorkItems, { id: projectId })
  const [writing, setWriting] = useState<WorkItem | 'new'>()
  const mayWrite = useCan('update daftar-proyek')
  const rows = asked.data ?? []
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
        <p className="text-small text-muted-foreground">
          Biaya proyek dicatat per pekerjaan; kelompok menjumlahkan isinya.
        </p>
        {mayWrite && (
          <Button icon={<Plus />} onClick={() => setWriting('new')}>
            Tambah pekerjaan
          </Button>
        )}
      </div>
      <AskedCard
        asked={asked}
        empty={{ text: 'Belum ada pekerjaan. Tambahkan kelompok dan pekerjaannya.', is: (all) => all.length === 0 }}
      >
        {(all) => (
          <PlainTable
            label="Pekerjaan"
            columns={columnsWith(levelsOf(all), mayWrite ? { projectId, onEdit: setWriting } : undefined)}
            rows={all}
            keyOf={(row) => row.id}
          />
        )}
      </AskedCard>
      {writing && (
        <WorkItemSheet
          projectId={projectId}
          item={writing === 'new' ? undefined : writing}
          all={rows}
          onClose={() => setWriting(undefined)}
        />
      )}
    </>
  )
}

interface Acts {
  readonly projectId: string
  readonly onEdit: (row: WorkItem) => void
}

// How deep each stands; the rows come with every parent before what is under it.
function levelsOf(rows: readonly WorkItem[]): ReadonlyMap<string, number> {
  const levels = new Map<string, number>()
  for (const { id, parentId } of rows) levels.set(id, parentId === null ? 0 : (levels.get(parentId) ?? 0) + 1)
  return levels
}

const INDENT = 16

function columnsWith(levels: ReadonlyMap<string, number>, acts: Acts | undefined): readonly PlainColumn<WorkItem>[] {
  const columns: readonly PlainColumn<WorkItem>[] = [
    { id: 'code', title: 'Kode', width: 96, cell: (row) => <span className="code">{row.code}</span> },
    {
      id: 'name',
      title: 'Pekerjaan',
      cell: (row) => (
        <span
          className={cx(row.isGroup && 'font-semibold', row.isArchived && 'text-muted-foreground line-through')}
          style={{ paddingLeft: (levels.get(row.id) ?? 0) * INDENT }}
        >
          {row.name}
        </span>
      ),
    },
    { id: 'unit', title: 'Satuan', width: 88, isWide: true, cell: (row) => row.unit ?? <Nothing /> },
    {
      id: 'head',
      title: 'Kelompok biaya',
      width: 128,
      under: 'name',
      cell: (row) =>
        row.costHead ? (
          costHeads[row.costHead]
        ) : (
          <span className="max-md:hidden">
            <Nothing />
          </span>
        ),
    },
  ]
  const menu: PlainColumn<WorkItem> = {
    id: 'acts',
    title: 'Tindakan',
    isQuiet: true,
    width: 56,
    align: 'right',
    cell: (row) => acts && <WorkItemMenu row={row} {...acts} />,
  }
  return acts ? [...columns, menu] : columns
}

function WorkItemMenu({ row, projectId, onEdit }: { readonly row: WorkItem } & Acts) {
  const [isAsking, setAsking] = useState(false)
  const archive = useAct(archiveWorkItem, { say: row.isArchived ? 'Pekerjaan dipulihkan.' : 'Pekerjaan diarsipkan.' })
  const remove = useAct(removeWorkItem, { say: 'Pekerjaan dihapus.', onDone: () => setAsking(false) })
  const which = { id: projectId, itemId: row.id }
  return (
    <>
      <MoreMenu>
        <MenuItem icon={<Pencil />} onSelect={() => onEdit(row)}>
          Ubah
        </MenuItem>
        <MenuItem
          icon={row.isArchived ? <ArchiveRestore /> : <Archive />}
          onSelect={() => void archive.now({ ...which, version: row.version, isArchived: !row.isArchived })}
        >
          {row.isArchived ? 'Pulihkan' : 'Arsipkan'}
        </MenuItem>
        <MenuItem danger icon={<Trash />} onSelect={() => setAsking(true)}>
          Hapus
        </MenuItem>
      </MoreMenu>
      {isAsking && (
        <Confirm
          title={`Hapus ${row.code} ${row.name}?`}
          text="Hanya pekerjaan yang belum dipakai di pembukuan yang bisa dihapus. Yang sudah dipakai, arsipkan saja."
          act="Hapus"
          busyText="Menghapus…"
          isDanger
          doing={remove}
          onConfirm={() => void remove.now(which)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
