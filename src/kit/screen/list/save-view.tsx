import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { later } from '../client/later.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { notify } from '../ui/toast.tsx'
import type { ListView } from './filter.ts'
import type { ListState } from './list-state.ts'
import type { SavedViews } from './saved-views.ts'

const NameView = later(() => import('./name-view.tsx').then((parts) => parts.NameView))

/** How long a view that was taken away can be had back. */
const UNDO_FOR = 10_000

/** Keeps what is shown now under a name; gives the saved view in sight another name, or forgets it. */
export function SaveView({ state, saved }: { readonly state: ListState; readonly saved: SavedViews }) {
  // Which one is being named: the one in sight, or a new one.
  const [naming, setNaming] = useState<'new' | 'current'>()
  const current = saved.views.find((view) => view.id === state.view.id)
  const forget = (view: ListView) => {
    const onClick = saved.forget(view.id)
    notify(`Tampilan “${view.label}” dihapus.`, { action: { label: 'Urungkan', onClick }, duration: UNDO_FOR })
  }
  return (
    <span className="flex items-center pr-1">
      <Menu label="Tampilan" trigger={<IconButton size="sm" label="Simpan tampilan ini" icon={<Plus />} />}>
        <MenuItem onSelect={() => setNaming('new')}>Simpan tampilan ini</MenuItem>
        {current && (
          <>
            <MenuItem onSelect={() => setNaming('current')}>Ganti nama “{current.label}”</MenuItem>
            <MenuItem danger onSelect={() => forget(current)}>
              Hapus tampilan “{current.label}”
            </MenuItem>
          </>
        )}
      </Menu>
      {naming && (
        <NameView
          taken={saved.views.map((view) => view.label)}
          was={naming === 'current' ? current?.label : undefined}
          onClose={() => setNaming(undefined)}
          onName={(name) => {
            setNaming(undefined)
            state.choose(
              naming === 'current' && current ? saved.rename(current.id, name) : saved.save(name, state.params),
            )
          }}
        />
      )}
    </span>
  )
}
