import { useState } from 'react'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { postBill, type BillDetail } from '../../bills/contract.ts'
import { BillAsked } from './bill-asked.tsx'
import { savedSaid } from './bill-values.ts'
import { useDuplicates } from './use-duplicates.tsx'

interface BillActsProps {
  readonly bill: BillDetail
  readonly onPay: () => void
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** What can be done with a bill: a draft is changed, posted or thrown away; one in the books is paid or taken back. */
export function BillActs({ bill, onPay, onEdit, onClose }: BillActsProps) {
  const [asking, setAsking] = useState<'void' | 'delete'>()
  const { can } = bill
  return (
    <>
      {can.includes('void') && (
        <Button variant="ghost" onClick={() => setAsking('void')}>
          Batalkan tagihan
        </Button>
      )}
      {can.includes('delete') && (
        <Button variant="ghost" onClick={() => setAsking('delete')}>
          Hapus draf
        </Button>
      )}
      {can.includes('edit') && <Button onClick={onEdit}>Ubah draf</Button>}
      {can.includes('post') && <Publish bill={bill} />}
      {can.includes('pay') && (
        <Button variant="filled" onClick={onPay}>
          Catat pembayaran
        </Button>
      )}
      {asking && <BillAsked bill={bill} asking={asking} onClose={() => setAsking(undefined)} onDone={onClose} />}
    </>
  )
}

/** Whether anything of `BillActs` is there: a bill that was settled offers nothing at its foot. */
export function hasActs(bill: BillDetail): boolean {
  return (['edit', 'void', 'delete', 'post', 'pay'] as const).some((act) => bill.can.includes(act))
}

/** Terbitkan; a nota that looks like another is asked about first. */
function Publish({ bill: { id, version } }: Pick<BillActsProps, 'bill'>) {
  const duplicates = useDuplicates()
  const post = useAct(postBill)
  const publish = async () => {
    try {
      notify(savedSaid(await duplicates.through((confirmDuplicates) => post.send({ id, version, confirmDuplicates }))))
    } catch (error) {
      // A refusal has been said; whoever looked at the other nota and gave up needs no word.
      if (!(error instanceof ApiFailure)) throw error
    }
  }
  return (
    <>
      <Button variant="filled" isBusy={post.isBusy} onClick={() => void publish()}>
        Terbitkan
      </Button>
      {duplicates.dialog}
    </>
  )
}
