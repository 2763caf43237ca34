import { useState } from 'react'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { deleteBill, postBill, voidBill, type BillDetail } from '../../bills/contract.ts'
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
      {isRewritable(bill) && <Button onClick={onEdit}>Ubah draf</Button>}
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
  return isRewritable(bill) || (['void', 'delete', 'post', 'pay'] as const).some((act) => bill.can.includes(act))
}

/** A draft of a landed cost is not written anew: it hangs on what came of its orders. */
export function isRewritable({ can, kind }: Pick<BillDetail, 'can' | 'kind'>): boolean {
  return can.includes('edit') && kind === 'purchase'
}

interface BillAskedProps {
  readonly bill: Pick<BillDetail, 'id' | 'label' | 'version'>
  readonly asking: 'void' | 'delete'
  readonly onClose: () => void
  readonly onDone: () => void
}

/** The question before a bill is taken back, or its draft thrown away. */
export function BillAsked({ bill: { id, label, version }, asking, onClose, onDone }: BillAskedProps) {
  const undo = useAct(voidBill, { say: `${label} dibatalkan.`, onDone })
  const drop = useAct(deleteBill, { say: 'Draf tagihan dihapus.', onDone })
  if (asking === 'delete') {
    return (
      <Confirm
        isDanger
        title="Hapus draf tagihan ini?"
        text="Draf masuk ke Sampah; dari sana bisa dipulihkan selama 30 hari."
        act="Hapus draf"
        doing={drop}
        onConfirm={() => void drop.now({ id })}
        onClose={onClose}
      />
    )
  }
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan tagihan ${label}?`}
      text="Hutang dan selisih harga kembali seperti sebelum tagihan. Tagihan tetap tersimpan dengan tanda BATAL."
      act="Batalkan tagihan"
      doing={undo}
      onConfirm={(reason) => void undo.now({ id, version, reason })}
      onClose={onClose}
    />
  )
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
