import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import type { KasbonPage } from '../../contract.ts'
import { kasbonActs } from '../../kasbon.ts'

/** What calls a kasbon off: before the money left it is rejected, after that it is taken back. */
export function KasbonMenu({ kasbon }: { readonly kasbon: KasbonPage }) {
  const { id, version, number } = kasbon
  const [isAsking, setAsking] = useState(false)
  const isPaid = kasbon.can.includes('void')
  const done = { say: `${number} dibatalkan.`, onDone: () => setAsking(false) }
  const reject = useAct(kasbonActs.reject.door, done)
  const undo = useAct(kasbonActs.void.door, done)
  const doing = isPaid ? undo : reject
  const label = isPaid ? 'Batalkan kasbon' : 'Tolak kasbon'
  return (
    <>
      <MoreMenu>
        <LastActs offered={[[isPaid || kasbon.can.includes('reject'), 'void', label]]} onAsk={() => setAsking(true)} />
      </MoreMenu>
      {isAsking && (
        <Confirm
          isDanger
          asksReason
          title={isPaid ? `Batalkan ${number}?` : `Tolak ${number}?`}
          text={
            isPaid
              ? 'Jurnal pembaliknya dicatat hari ini: uangnya dianggap kembali ke kas. Nomornya tetap terlihat.'
              : 'Kasbon tidak jadi dibayarkan. Nomornya tetap terlihat.'
          }
          act={label}
          doing={doing}
          onConfirm={(reason) => void doing.now({ id, version, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
