import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Menu, MenuItem } from '#kit/screen/ui/menu.tsx'
import { addRole, removeRole, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { startPreview } from '#modules/company/accounts/preview-contract.ts'
import { useMayRule } from '#modules/company/accounts/screens/own-scope.tsx'
import { useRoleRights } from './giving.ts'
import { RoleSheet } from './role-sheet.tsx'
import type { ScopeChoices } from './scope-fields.tsx'
import { TryRoleSheet } from './try-sheet.tsx'

interface RoleMenuProps {
  readonly role: RoleLine
  readonly choices: ScopeChoices
  readonly onChange: () => void
}

/** What else can be done with a role: try it, copy it, remove it. */
export function RoleMenu({ role, choices, onChange }: RoleMenuProps) {
  const [open, setOpen] = useState<'try' | 'copy' | 'remove'>()
  const mayAdd = useMayRule(addRole)
  const { mayChange, mayRemove } = useRoleRights(role)
  const mayTry = useMay(startPreview)
  const label = `Tindakan untuk peran ${role.name}`
  const close = () => setOpen(undefined)
  if (!mayTry && !mayAdd && !mayChange && !mayRemove) return null
  return (
    <>
      <Menu label={label} trigger={<IconButton plain size="sm" label={label} icon={<Ellipsis />} />}>
        {mayTry && <MenuItem onSelect={() => setOpen('try')}>Coba sebagai peran ini</MenuItem>}
        {mayChange && <MenuItem onSelect={onChange}>Ubah</MenuItem>}
        {mayAdd && <MenuItem onSelect={() => setOpen('copy')}>Gandakan</MenuItem>}
        {mayRemove && (
          <MenuItem danger onSelect={() => setOpen('remove')}>
            Hapus
          </MenuItem>
        )}
      </Menu>
      {open === 'try' && <TryRoleSheet role={role} choices={choices} onClose={close} />}
      {open === 'copy' && <RoleSheet role={role} isCopy onClose={close} />}
      {open === 'remove' && <RemoveRole role={role} onClose={close} />}
    </>
  )
}

function RemoveRole({ role, onClose }: { readonly role: RoleLine; readonly onClose: () => void }) {
  const act = useAct(removeRole, { say: ({ message }) => message, onDone: onClose })
  return (
    <Confirm
      title={`Hapus peran ${role.name}?`}
      text="Peran yang masih dipakai atau ditawarkan lewat undangan tidak bisa dihapus."
      act="Hapus peran"
      isDanger
      doing={act}
      onConfirm={() => void act.now({ id: role.id })}
      onClose={onClose}
    />
  )
}
