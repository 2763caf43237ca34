import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Trash from 'lucide-react/icons/trash'
import { forgetTrash, restoreTrash, type TrashedThing } from '#app/website/trash-contract.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'

interface TrashTableProps {
  readonly rows: readonly TrashedThing[]
  readonly isSearch: boolean
  /** The one that is coming back. */
  readonly busy: string | undefined
  readonly onRestore: (row: TrashedThing) => Promise<void>
  readonly onForget: (row: TrashedThing) => void
}

/** What can come back, each with its way back. */
export function TrashTable({ rows, isSearch, busy, onRestore, onForget }: TrashTableProps) {
  const [mayRestore, mayForget] = [useMay(restoreTrash), useMay(forgetTrash)]
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
              {mayRestore && (
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
              )}
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
