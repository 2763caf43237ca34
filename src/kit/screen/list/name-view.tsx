import { useState } from 'react'
import { bareInput, controlBox, labelText } from '../form/control-style.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Asks how a saved view is to be called. */
export function NameView({
  onClose,
  onName,
}: {
  readonly onClose: () => void
  readonly onName: (name: string) => void
}) {
  const [name, setName] = useState('')
  const take = () => name.trim() !== '' && onName(name.trim())
  return (
    <Dialog
      open
      onClose={onClose}
      title="Simpan tampilan ini"
      text="Pencarian, filter, dan urutan sekarang disimpan sebagai tab, hanya untuk Anda, di semua perangkat Anda."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button variant="filled" disabled={name.trim() === ''} onClick={take}>
            Simpan
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
            value={name}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
        </div>
      </div>
    </Dialog>
  )
}
