import { useNavigate } from '@tanstack/react-router'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { signIn } from '#kit/screen/client/auth.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import type { UserLine } from '#modules/company/accounts/contract.ts'
import { listRoles, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { startPersonPreview, startPreview } from '#modules/company/accounts/preview-contract.ts'
import { me } from '#modules/company/sign-in/contract.ts'
import { useOwnScope } from '#modules/company/accounts/screens/own-scope.tsx'
import { ScopeFields, type ScopeChoices } from './scope-fields.tsx'
import { ScopeTold, Sight } from './sight.tsx'

interface TrySheetProps {
  readonly choices: ScopeChoices
  readonly onClose: () => void
}

/** Tries a role in a scope: what it sees is told before it begins. */
export function TryRoleSheet({ role, choices, onClose }: TrySheetProps & { readonly role: RoleLine }) {
  const begun = useBegun()
  const form = useForm({
    initial: { scope: useOwnScope() },
    save: ({ scope: { companies, warehouses, projects, ownOnly } }) =>
      ask(startPreview, {
        id: role.id,
        companies: companies && [...companies],
        warehouses: warehouses && [...warehouses],
        projects: projects && [...projects],
        ownOnly,
      }),
    saved: (answer) => void begun(answer),
  })
  return (
    <FormSheet form={form} title={`Coba sebagai ${role.name}`} saveLabel="Coba" busyText="Membuka…" onClose={onClose}>
      <Sight permissions={role.permissions} />
      <ScopeFields choices={choices} />
    </FormSheet>
  )
}

/** Sees what a person sees: all their roles, in their scope. */
export function TryPersonSheet({ person, choices, onClose }: TrySheetProps & { readonly person: UserLine }) {
  const roles = useAsk(listRoles, {}).data ?? []
  const held = roles.filter((role) => person.roles.some(({ id }) => id === role.id))
  const begun = useBegun()
  const form = useForm({
    initial: {},
    save: () => ask(startPersonPreview, { id: person.id }),
    saved: (answer) => void begun(answer),
  })
  return (
    <FormSheet form={form} title={`Coba sebagai ${person.name}`} saveLabel="Coba" busyText="Membuka…" onClose={onClose}>
      <p className="text-muted-foreground">Peran: {person.roles.map(({ name }) => name).join(', ') || 'belum ada'}</p>
      <Sight permissions={held.flatMap((role) => role.permissions)} />
      <ScopeTold scope={person.scope} choices={choices} />
    </FormSheet>
  )
}

// First the rights of whoever is tried, so that no part of the page asks for what they may not; then away from here,
// where they may not be.
function useBegun() {
  const navigate = useNavigate()
  return async ({ message }: { readonly message: string }) => {
    signIn(await ask(me, {}))
    notify(message)
    // In place of Permissions: who steps back does not come to a page that the tried role may not see.
    await navigate({ to: '/dashboard', replace: true })
    refetchAll()
  }
}
