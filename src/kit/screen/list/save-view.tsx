import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { bareInput, controlBox, labelText } from '../form/control-style.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import type { ListState } from './list-state.ts'
import type { SavedViews } from './saved-views.ts'

/** Keeps what is shown now under a name; forgets the saved view in sight. */
export function SaveView({ state, saved }: { readonly state: ListState; readonly saved: SavedViews }) {
  const [isNaming, setNaming] = useState(false)
  const current = saved.views.find((view) => view.id === state.view.id)
  return (
    <span className="flex items-center pr-1">
      <Menu label="Tampilan" trigger={<IconButton size="sm" label="Simpan tampilan ini" icon={<Plus />} />}>
        <MenuItem onSelect={() => setNaming(true)}>Simpan tampilan ini</MenuItem>
        {current && (
          <MenuItem danger onSelect={() => saved.forget(current.id)}>
            Hapus tampilan “{current.label}”
          </MenuItem>
        )}
      </Menu>
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            state.choose(saved.save(name, state.params))
          }}
        />
      )}
    </span>
  )
}

function NameDialog({ onClose, onName }: { readonly onClose: () => void; readonly onName: (name: string) => void }) {
  const [name, setName] = useState('')
  const take = () => name.trim() !== '' && onName(name.trim())
  return (
    <Dialog
      open
      onClose={onClose}
      title="Simpan tampilan ini"
      text="Pencarian, filter, dan urutan sekarang disimpan sebagai tab di perangkat ini."
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
