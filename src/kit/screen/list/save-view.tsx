import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { later } from '../client/later.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import type { ListState } from './list-state.ts'
import type { SavedViews } from './saved-views.ts'

const NameView = later(() => import('./name-view.tsx').then((parts) => parts.NameView))

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
        <NameView
          taken={saved.views.map((view) => view.label)}
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
