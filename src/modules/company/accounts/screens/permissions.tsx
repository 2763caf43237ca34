import { useSearch } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { useIsPhone } from '#kit/screen/grid/use-is-phone.ts'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { AccessPaperKind } from '#modules/company/access-papers/contract.ts'
import { listUsers } from '#modules/company/accounts/contract.ts'
import { addRole, listRoles } from '#modules/company/accounts/role-contract.ts'
import { PrintAccess } from './permissions/print-access.tsx'
import { InvitationsTab } from './permissions/invitations-tab.tsx'
import { LogTab } from './permissions/log-tab.tsx'
import { PeopleTab } from './permissions/people-tab.tsx'
import { RoleSheet } from './permissions/role-sheet.tsx'
import { RolesTab } from './permissions/roles-tab.tsx'
import { useMayRule } from './own-scope.tsx'
import type { ScopeChoices } from './permissions/scope-fields.tsx'

/** What is printed of each part. */
const papers: Readonly<Record<string, AccessPaperKind>> = { peran: 'matriks', pengguna: 'pengguna', log: 'riwayat' }

/** /permissions: roles, people, invitations, and who changed what. */
export function Permissions({ choices }: { readonly choices: ScopeChoices }) {
  const people = useAsk(listUsers, {}).data
  const roles = useAsk(listRoles, {}).data
  const mayAdd = useMayRule(addRole)
  const [isAdding, setAdding] = useState(false)
  const isPhone = useIsPhone()
  const part = (useSearch({ strict: false }) as Readonly<Record<string, unknown>>)['bagian'] ?? 'peran'
  const waiting = people?.filter((person) => person.status === 'pending').length ?? 0
  const print = <PrintAccess kind={papers[String(part)]} />
  // A phone's head says no name, and a printer alone would take a row of it: who prints there has read to the end.
  const below = isPhone && <div className="flex justify-center py-4 empty:hidden">{print}</div>
  return (
    <Page
      title="Permissions"
      actions={isPhone ? undefined : print}
      primary={
        mayAdd &&
        part === 'peran' && (
          // On a desktop the bar that saves holds the filled one.
          <Button variant={isPhone ? 'filled' : 'outline'} icon={<Plus />} onClick={() => setAdding(true)}>
            Tambah peran
          </Button>
        )
      }
    >
      <Tabbed
        label="Bagian hak akses"
        onCanvas
        tabs={[
          {
            value: 'peran',
            label: 'Peran',
            count: roles?.length,
            content: (
              <>
                <RolesTab choices={choices} />
                {below}
              </>
            ),
          },
          {
            value: 'pengguna',
            label: 'Pengguna',
            count: waiting > 0 ? `${waiting} menunggu` : people?.length,
            hot: waiting > 0,
            content: (
              <>
                <Card flush className="overflow-hidden">
                  <PeopleTab choices={choices} />
                </Card>
                {below}
              </>
            ),
          },
          {
            value: 'undangan',
            label: 'Undangan',
            content: (
              <Card flush className="overflow-hidden">
                <InvitationsTab choices={choices} />
              </Card>
            ),
          },
          {
            value: 'log',
            label: 'Riwayat',
            content: (
              <>
                <Card flush>
                  <LogTab />
                </Card>
                {below}
              </>
            ),
          },
        ]}
      />
      {isAdding && <RoleSheet onClose={() => setAdding(false)} />}
    </Page>
  )
}
