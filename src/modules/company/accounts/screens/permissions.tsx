import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Tabbed } from '#kit/screen/detail/tabbed.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { listUsers } from '#modules/company/accounts/contract.ts'
import { InvitationsTab } from './permissions/invitations-tab.tsx'
import { LogTab } from './permissions/log-tab.tsx'
import { PeopleTab } from './permissions/people-tab.tsx'
import { RolesTab } from './permissions/roles-tab.tsx'
import type { ScopeChoices } from './permissions/scope-fields.tsx'

/** /permissions: roles, people, invitations, and who changed what. */
export function Permissions({ choices }: { readonly choices: ScopeChoices }) {
  const people = useAsk(listUsers, {})
  const waiting = people.data?.filter((person) => person.status === 'pending').length
  return (
    <Page title="Permissions">
      <Tabbed
        label="Bagian hak akses"
        tabs={[
          { value: 'peran', label: 'Peran', content: <RolesTab choices={choices} /> },
          {
            value: 'pengguna',
            label: 'Pengguna',
            count: waiting || undefined,
            content: <PeopleTab choices={choices} />,
          },
          { value: 'undangan', label: 'Undangan', content: <InvitationsTab /> },
          { value: 'log', label: 'Riwayat', content: <LogTab /> },
        ]}
      />
    </Page>
  )
}
