import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'

/** The menu at the end of a row of a document's table. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu label={label} trigger={<IconButton plain size="sm" label={label} icon={<Ellipsis />} />}>
      {children}
    </Menu>
  )
}

/** The act that takes a document back, apart from the others. */
export function VoidItem({ icon, onSelect, children }: { icon: ReactNode; onSelect: () => void; children: ReactNode }) {
  return (
    <>
      <MenuLine />
      <MenuItem danger icon={icon} onSelect={onSelect}>
        {children}
      </MenuItem>
    </>
  )
}
