import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Menu } from '#kit/screen/ui/menu.tsx'

/** The acts that are seldom wanted; a document without any shows no menu. */
export function MoreActs({ isEmpty, children }: { readonly isEmpty: boolean; readonly children: ReactNode }) {
  if (isEmpty) return null
  return (
    <Menu label="Tindakan lain" trigger={<IconButton plain label="Tindakan lain" icon={<Ellipsis />} outlined />}>
      {children}
    </Menu>
  )
}
