import { useEffect, useId, useState } from 'react'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { bareInput, controlFrame, hintText, labelText } from '#kit/screen/form/control-style.ts'
import * as contract from '#modules/warehouse/opname/contract.ts'
import type { CountDetail, CountLine } from '#modules/warehouse/opname/contract.ts'

export type Doing = 'submit' | 'approve' | 'return' | 'void'

interface DialogProps {
  readonly count: CountDetail
  readonly onClose: () => void
}

/** The questions before a count goes on. */
export function CountDialogs({ doing, ...props }: DialogProps & { readonly doing: Doing | undefined }) {
  switch (doing) {
    case 'submit':
      return <Submit {...props} />
    case 'approve':
      return <Approve {...props} />
    case 'return':
      return <GiveBack {...props} />
    case 'void':
      return <GiveUp {...props} />
    case undefined:
      return null
  }
}

function Submit({ count, onClose }: DialogProps) {
  const act = useAct(contract.submitCount, { say: 'Hitungan diajukan untuk disetujui.', onDone: onClose })
  const { refusal } = act
  // What others counted meanwhile is fetched, so that its line asks for the reason.
  useEffect(() => {
    if (refusal?.code === 'opname.reason-missing') refetchTouched(contract.saveCounted.touches)
  }, [refusal])
  const left = count.lines.filter((line) => line.counted === null).length
  return (
    <Confirm
      title="Selesai menghitung?"
      text={
        left > 0
          ? `${left} barang belum dihitung dan akan dibiarkan sama dengan catatan sistem.`
          : 'Semua barang sudah dihitung. Selisihnya diperiksa sebelum dibukukan.'
      }
      act="Ajukan hasil hitung"
      doing={act}
      onConfirm={() => void act.now({ id: count.id, version: count.version })}
      onClose={onClose}
    />
  )
}

function Approve({ count, onClose }: DialogProps) {
  const act = useAct(contract.approveCount, { say: 'Opname disetujui, stok disesuaikan.', onDone: onClose })
  const [note, setNote] = useState('')
  const different = count.lines.filter((line) => line.difference !== null && line.difference !== '0').length
  return (
    <Confirm
      title={`Setujui ${count.label}?`}
      text={`${different} barang berselisih. Stok disesuaikan dan selisihnya dibukukan hari ini.`}
      act="Setujui"
      doing={act}
      onConfirm={() => void act.now({ id: count.id, version: count.version, note })}
      onClose={onClose}
    >
      <NoteField value={note} onChange={setNote} />
    </Confirm>
  )
}

/** What the one who approves adds; it stands on the berita acara. */
function NoteField({ value, onChange }: { readonly value: string; readonly onChange: (note: string) => void }) {
  const id = useId()
  return (
    <div className="mt-5">
      <label htmlFor={id} className={labelText}>
        Catatan penyetuju<span className="font-normal text-subtle-foreground"> (opsional)</span>
      </label>
      <div className={controlFrame}>
        <textarea
          id={id}
          rows={2}
          maxLength={300}
          className={`${bareInput} block min-h-14 resize-none px-3 py-2`}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p id={`${id}-hint`} className={hintText}>
        Dicetak di berita acara opname.
      </p>
    </div>
  )
}

function GiveBack({ count, onClose }: DialogProps) {
  const act = useAct(contract.returnCount, { say: 'Dikembalikan untuk dihitung ulang.', onDone: onClose })
  return (
    <Confirm
      asksReason
      title="Kembalikan untuk dihitung ulang?"
      text="Tulis apa yang perlu dihitung ulang. Hitungan yang sudah ada tetap tersimpan."
      act="Kembalikan"
      doing={act}
      onConfirm={(reason) => void act.now({ id: count.id, version: count.version, reason })}
      onClose={onClose}
    />
  )
}

function GiveUp({ count, onClose }: DialogProps) {
  const act = useAct(contract.voidCount, { say: `${count.label} dibatalkan.`, onDone: onClose })
  const isPosted = count.state === 'posted'
  return (
    <Confirm
      isDanger
      asksReason
      title={`Batalkan ${count.label}?`}
      text={
        isPosted
          ? 'Penyesuaian stoknya dibalik dengan nilai semula.'
          : 'Hitungan tidak dibukukan. Barang bisa bergerak lagi.'
      }
      act="Batalkan opname"
      doing={act}
      onConfirm={(reason) => void act.now({ id: count.id, version: count.version, reason })}
      onClose={onClose}
    />
  )
}

/** Takes one line of an approved count back and leaves the others. */
export function ReverseLine({ count, line, onClose }: DialogProps & { readonly line: CountLine }) {
  const act = useAct(contract.reverseCountLine, { say: `Baris ${line.itemName} dibalik.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Balik baris ${line.itemName}?`}
      text="Hanya penyesuaian baris ini yang dibalik, dengan nilai semula. Baris lain tetap."
      act="Balik baris"
      doing={act}
      onConfirm={(reason) => void act.now({ id: count.id, lineId: line.id, version: count.version, reason })}
      onClose={onClose}
    />
  )
}
