import Ellipsis from 'lucide-react/icons/ellipsis'
import Link2 from 'lucide-react/icons/link-2'
import type { ReactNode } from 'react'
import { copyText } from '../client/copy-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { complain } from '../ui/complain.ts'
import { notify } from '../ui/toast.tsx'

/** The address of a record for a colleague, and the acts on it that are seldom wanted: what cannot be taken back ends them. */
export function MoreMenu({ width, children }: { readonly width?: string; readonly children: ReactNode }) {
  return (
    <Menu
      width={width}
      label="Tindakan lain"
      trigger={<IconButton plain label="Tindakan lain" icon={<Ellipsis />} outlined />}
    >
      <MenuItem icon={<Link2 />} onSelect={() => void copyAddress()}>
        Salin tautan
      </MenuItem>
      {children}
    </Menu>
  )
}

/** The page as it is addressed; a colleague sees of it what they may see. */
async function copyAddress(): Promise<void> {
  if (await copyText(location.href)) notify('Tautan halaman ini disalin.')
  else complain('Tautan belum disalin.', 'Browser tidak mengizinkannya. Salin dari bilah alamat.')
}
