import { useState } from 'react'
import { bareInput, controlBox, hintText, labelText } from '../form/control-style.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface NameViewProps {
  /** The names that views of this list bear already. */
  readonly taken: readonly string[]
  /** The view that gets another name; without one, what is shown now is saved. */
  readonly was?: string | undefined
  readonly onClose: () => void
  readonly onName: (name: string) => void
}

/** Asks how a saved view is to be called; under a name that is taken it replaces that view, and says so. */
export function NameView({ taken, was, onClose, onName }: NameViewProps) {
  const [typed, setTyped] = useState(was ?? '')
  const name = typed.trim()
  const isTaken = name !== was && taken.includes(name)
  const take = () => name !== '' && onName(name)
  return (
    <Dialog
      open
      onClose={onClose}
      title={was ? 'Ganti nama tampilan' : 'Simpan tampilan ini'}
      text={
        was
          ? 'Pencarian, filter, dan urutannya tetap.'
          : 'Pencarian, filter, dan urutan sekarang disimpan sebagai tab, hanya untuk Anda, di semua perangkat Anda.'
      }
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button variant="filled" disabled={name === ''} onClick={take}>
            {isTaken ? 'Ganti' : 'Simpan'}
          </Button>
        </>
      }
    >
      <div className="mt-5">
        <label htmlFor="nama-tampilan" className={labelText}>
          Nama tampilan
        </label>
        <div className={controlBox}>
          <input
            id="nama-tampilan"
            className={bareInput}
            maxLength={40}
            aria-describedby="nama-tampilan-sudah"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
        </div>
        <p id="nama-tampilan-sudah" role="status" className={hintText}>
          {isTaken && `Tampilan “${name}” sudah ada dan akan diganti.`}
        </p>
      </div>
    </Dialog>
  )
}
