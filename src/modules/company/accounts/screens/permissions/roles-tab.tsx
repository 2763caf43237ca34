import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { useIsPhone } from '#kit/screen/grid/use-is-phone.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { changeRole, listRoles, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { useEveryCompany } from '#modules/company/accounts/screens/own-scope.tsx'
import { useRoleRights } from './giving.ts'
import { RoleDesk } from './role-desk.tsx'
import { RoleMenu } from './role-menu.tsx'
import { RoleSheet } from './role-sheet.tsx'
import { changedText, sizeText } from './role-words.ts'
import type { ScopeChoices } from './scope-fields.tsx'

/** The roles: who may do what. Side by side with their matrix; on a phone a list that opens it. */
export function RolesTab({ choices }: { readonly choices: ScopeChoices }) {
  const roles = useAsk(listRoles, {})
  const isPhone = useIsPhone()
  const isFree = useEveryCompany()
  const mayChange = useMay(changeRole)
  if (!roles.data) return <Card flush>{roles.failure ? <Unanswered asked={roles} /> : <Loading rows={8} />}</Card>
  return (
    <>
      {mayChange && !isFree && (
        <Notice tone="info" className="mb-4">
          Peran berlaku di semua perusahaan, jadi hanya admin yang cakupannya semua perusahaan bisa mengubahnya.
        </Notice>
      )}
      {isPhone ? <RoleTable roles={roles.data} choices={choices} /> : <RoleDesk roles={roles.data} choices={choices} />}
    </>
  )
}

function RoleTable({ roles, choices }: { readonly roles: readonly RoleLine[]; readonly choices: ScopeChoices }) {
  const [open, setOpen] = useState<RoleLine>()
  return (
    <Card flush className="overflow-hidden">
      <PlainTable
        label="peran"
        rows={roles}
        keyOf={(role) => role.id}
        columns={[
          { id: 'name', title: 'Nama peran', cell: (role) => <RoleName role={role} onOpen={() => setOpen(role)} /> },
          { id: 'users', title: 'Pengguna', under: 'name', cell: sizeText },
          { id: 'changed', title: 'Diubah', under: 'name', cell: changedText },
          {
            id: 'menu',
            title: 'Tindakan',
            isQuiet: true,
            width: 68,
            align: 'right',
            cell: (role) => <RoleMenu role={role} choices={choices} onChange={() => setOpen(role)} />,
          },
        ]}
      />
      {open && <RoleSheet role={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

function RoleName({ role, onOpen }: { readonly role: RoleLine; readonly onOpen: () => void }) {
  const { mayChange } = useRoleRights(role)
  return (
    <div className="min-w-0">
      {mayChange ? (
        <button
          type="button"
          onClick={onOpen}
          className="for-thumb text-left font-semibold hover:text-primary hover:underline"
        >
          {role.name}
        </button>
      ) : (
        <span className="font-semibold">{role.name}</span>
      )}
      <p className="text-small text-muted-foreground">{role.description}</p>
    </div>
  )
}
