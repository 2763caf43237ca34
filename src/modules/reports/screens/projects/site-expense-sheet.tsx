import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { today } from '#kit/screen/format/zone.ts'
import {
  approveSiteExpense,
  deleteSiteExpense,
  rejectSiteExpense,
  siteExpenseStates,
  type SiteExpense,
} from '#modules/finance/site/contract.ts'
import { costHeads } from '#modules/projects/contract.ts'

interface SiteExpenseSheetProps {
  readonly expense: SiteExpense
  readonly onClose: () => void
}

/** One expense of a site with its photo, and the yes or no of the office. */
export function SiteExpenseSheet({ expense, onClose }: SiteExpenseSheetProps) {
  const { id, version } = expense
  const [isRejecting, setRejecting] = useState(false)
  const approve = useAct(approveSiteExpense, { say: ({ number }) => `${number ?? ''} dicatat.`, onDone: onClose })
  const remove = useAct(deleteSiteExpense, { say: 'Biaya dihapus.', onDone: onClose })
  const reject = useAct(rejectSiteExpense, { say: 'Biaya dikembalikan.', onDone: onClose })
  const may = (act: SiteExpense['can'][number]) => expense.can.includes(act)
  const isTwin = approve.refusal?.code === 'cash-entry.twin'
  const refusal = approve.refusal ?? remove.refusal
  return (
    <Sheet
      open
      onClose={onClose}
      title={expense.memo ?? 'Biaya lapangan'}
      foot={
        <>
          {may('delete') && (
            <Button variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id })}>
              Hapus
            </Button>
          )}
          {may('edit') && <GoButton to={`/laporan-keuangan-proyek/edit/${id}`}>Ubah</GoButton>}
          {may('reject') && <Button onClick={() => setRejecting(true)}>Kembalikan</Button>}
          {may('approve') && (
            <Button
              variant="filled"
              isBusy={approve.isBusy}
              onClick={() => void approve.now({ id, version, confirmDuplicates: isTwin })}
            >
              {isTwin ? 'Setujui, ini biaya lain' : 'Setujui'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 p-5">
        {refusal && <Notice tone={isTwin ? 'warning' : 'danger'}>{refusal.message}</Notice>}
        {expense.rejectedReason && <Notice tone="warning">{`Dikembalikan: ${expense.rejectedReason}`}</Notice>}
        <KeyFacts rows={factsOf(expense)} />
        <Attachments subject="laporan-keuangan" ownerId={id} canChange={false} title="Foto nota" />
      </div>
      {isRejecting && (
        <Confirm
          asksReason
          title="Kembalikan ke lapangan?"
          text="Penulisnya melihat alasannya, memperbaiki, lalu mengirim lagi."
          act="Kembalikan"
          doing={reject}
          onConfirm={(reason) => void reject.now({ id, version, reason })}
          onClose={() => setRejecting(false)}
        />
      )}
    </Sheet>
  )
}

function factsOf(expense: SiteExpense): readonly Fact[] {
  const rows: readonly Fact[] = [
    ['Jumlah', rupiah(expense.amount)],
    ['Status', siteExpenseStates[expense.state]],
    ['Nomor', expense.number],
    ['Kategori', expense.head && costHeads[expense.head]],
    ['Pekerjaan', expense.workItemName],
    ['Dibayar dari', expense.cashAccountName],
    ['Toko atau penerima', expense.partyName],
    ['Tanggal', dayFormat(expense.date as Day, 'dense', today())],
    ['Ditulis oleh', expense.by],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
