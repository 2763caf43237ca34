import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { LastActs } from '#kit/screen/document/last-acts.tsx'
import { removeRun, voidRun, type RunPage } from '../../runs/contract.ts'

/** What takes a run back: a draft is thrown away, a booked one is voided with a reason. */
export function RunMenu({ run, title }: { readonly run: RunPage; readonly title: string }) {
  const { id, version } = run
  const [asking, setAsking] = useState<'delete' | 'void'>()
  const remove = useAct(removeRun, { say: 'Perhitungan dihapus.', then: '/slip-gaji/' })
  const undo = useAct(voidRun, { say: `${run.number ?? title} dibatalkan.`, onDone: () => setAsking(undefined) })
  return (
    <>
      <MoreMenu>
        <LastActs
          offered={[
            [run.can.includes('remove'), 'delete', 'Hapus perhitungan'],
            [run.can.includes('void'), 'void', 'Batalkan'],
          ]}
          onAsk={setAsking}
        />
      </MoreMenu>
      {asking === 'delete' && (
        <Confirm
          isDanger
          title={`Hapus perhitungan ${title}?`}
          text="Slip dan tambahan yang ditulis tangan ikut terhapus. Data karyawan dan absensi tetap."
          act="Hapus"
          doing={remove}
          onConfirm={() => void remove.now({ id, version })}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'void' && (
        <Confirm
          isDanger
          asksReason
          title={`Batalkan ${run.number ?? title}?`}
          text="Jurnal pembaliknya dicatat hari ini, dan gaji bulan itu bisa dihitung lagi. Nomornya tetap terlihat."
          act="Batalkan perhitungan"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id, version, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
