import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Menu, MenuItem } from '#kit/screen/ui/menu.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { addRole, changeRole, listRoles, removeRole, type RoleLine } from '#modules/company/accounts/contract.ts'
import { startPreview } from '#modules/company/accounts/preview-contract.ts'
import { RoleSheet } from './role-sheet.tsx'
import type { ScopeChoices } from './scope-fields.tsx'
import { TryRoleSheet } from './try-sheet.tsx'

type Open = { readonly role?: RoleLine; readonly isCopy?: boolean }

/** The roles: who may do what, told by how many people hold each. */
export function RolesTab({ choices }: { readonly choices: ScopeChoices }) {
  const roles = useAsk(listRoles, {})
  const mayAdd = useCan(addRole.permission)
  const [open, setOpen] = useState<Open>()
  const [going, setGoing] = useState<RoleLine>()
  const [trying, setTrying] = useState<RoleLine>()
  if (!roles.data) return roles.failure ? <ErrorState onRetry={roles.reload} /> : <Loading rows={8} />

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <p className="text-muted-foreground">Peran memberi izin; satu orang boleh punya beberapa peran.</p>
        {mayAdd && (
          <Button variant="filled" icon={<Plus />} onClick={() => setOpen({})} className="max-md:w-full">
            Tambah peran
          </Button>
        )}
      </div>
      <PlainTable
        label="peran"
        rows={roles.data}
        keyOf={(role) => role.id}
        columns={[
          {
            id: 'name',
            title: 'Nama peran',
            cell: (role) => <RoleName role={role} onOpen={() => setOpen({ role })} />,
          },
          { id: 'users', title: 'Pengguna', width: 96, align: 'right', cell: (role) => role.users },
          {
            id: 'rights',
            title: 'Izin',
            width: 88,
            align: 'right',
            isWide: true,
            cell: (role) => role.permissions.length,
          },
          {
            id: 'menu',
            title: 'Tindakan',
            isQuiet: true,
            width: 68,
            align: 'right',
            cell: (role) => (
              <RoleMenu role={role} onOpen={setOpen} onTry={() => setTrying(role)} onRemove={() => setGoing(role)} />
            ),
          },
        ]}
      />
      {open && <RoleSheet {...open} onClose={() => setOpen(undefined)} />}
      {trying && <TryRoleSheet role={trying} choices={choices} onClose={() => setTrying(undefined)} />}
      {going && <RemoveRole role={going} onClose={() => setGoing(undefined)} />}
    </>
  )
}

function RoleName({ role, onOpen }: { readonly role: RoleLine; readonly onOpen: () => void }) {
  const mayChange = useCan(changeRole.permission)
  return (
    <div className="min-w-0 py-2">
      {mayChange && !role.isOwner ? (
        <button type="button" onClick={onOpen} className="text-left font-semibold hover:text-primary hover:underline">
          {role.name}
        </button>
      ) : (
        <span className="font-semibold">{role.name}</span>
      )}
      <p className="truncate text-small text-muted-foreground max-md:line-clamp-2" title={role.description}>
        {role.description}
      </p>
    </div>
  )
}

interface RoleMenuProps {
  readonly role: RoleLine
  readonly onOpen: (open: Open) => void
  readonly onTry: () => void
  readonly onRemove: () => void
}

function RoleMenu({ role, onOpen, onTry, onRemove }: RoleMenuProps) {
  const mayChange = useCan(changeRole.permission)
  const mayAdd = useCan(addRole.permission)
  const mayRemove = useCan(removeRole.permission)
  const label = `Tindakan untuk peran ${role.name}`
  const mayTry = useCan(startPreview.permission)
  if (!mayTry && !mayAdd && (role.isOwner || (!mayChange && !mayRemove))) return null
  return (
    <Menu label={label} trigger={<IconButton plain size="sm" label={label} icon={<Ellipsis />} />}>
      {mayTry && <MenuItem onSelect={onTry}>Coba sebagai peran ini</MenuItem>}
      {mayChange && !role.isOwner && <MenuItem onSelect={() => onOpen({ role })}>Ubah</MenuItem>}
      {mayAdd && <MenuItem onSelect={() => onOpen({ role, isCopy: true })}>Gandakan</MenuItem>}
      {mayRemove && !role.isOwner && (
        <MenuItem danger onSelect={onRemove}>
          Hapus
        </MenuItem>
      )}
    </Menu>
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
      isBusy={act.isBusy}
      refusal={act.refusal?.message}
      onConfirm={() => void act.now({ id: role.id })}
      onClose={onClose}
    />
  )
}
