import { useSyncExternalStore } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { later } from '#kit/screen/client/later.tsx'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { labelText } from '#kit/screen/form/control-style.ts'
import { FieldFoot, useControl } from '#kit/screen/form/field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeUser, endUserSessions, mailReset, type UserLine } from '#modules/company/accounts/contract.ts'
import { listRoles } from '#modules/company/accounts/role-contract.ts'
import { useOwnScope } from '#modules/company/accounts/screens/own-scope.tsx'
import { FactorOff } from './factor-off.tsx'
import { Locked } from './locked.tsx'
import { ScopeFields, type ScopeChoices } from './scope-fields.tsx'

const SignInHistoryOf = later(() =>
  import('#modules/company/sign-in/screens/sign-in-history.tsx').then((parts) => parts.SignInHistoryOf),
)

interface PersonSheetProps {
  readonly person: UserLine
  readonly choices: ScopeChoices
  readonly onClose: () => void
}

const statuses = [
  { value: 'active', label: 'Aktif' },
  { value: 'disabled', label: 'Nonaktif' },
  { value: 'rejected', label: 'Ditolak' },
]

// What the button says to a newcomer is what it does.
const decisions = new Map<unknown, string>([
  ['active', 'Setujui'],
  ['rejected', 'Tolak'],
])

/** Approves a newcomer, or changes status, roles and scope of somebody. It holds from their next request. */
export function PersonSheet({ person, choices, onClose }: PersonSheetProps) {
  const isNew = person.status === 'pending' || person.status === 'unverified'
  const own = useOwnScope()
  const form = useForm({
    initial: {
      status: isNew ? 'active' : (person.status as 'active' | 'disabled' | 'rejected'),
      roleIds: person.roles.map((role) => role.id),
      // Nobody gave a newcomer a scope yet: it begins with all that may be given.
      scope: isNew && person.roles.length === 0 ? own : person.scope,
    },
    save: (values) =>
      ask(changeUser, {
        id: person.id,
        version: person.version,
        status: values.status,
        roleIds: values.roleIds,
        scope: {
          companies: listed(values.scope.companies),
          warehouses: listed(values.scope.warehouses),
          projects: listed(values.scope.projects),
          ownOnly: values.scope.ownOnly,
        },
      }),
    saved: ({ message }) => {
      refetchTouched(changeUser.touches)
      notify(message)
      onClose()
    },
  })
  const watched = form.store.watch('status')
  const status = useSyncExternalStore(watched.subscribe, watched.read)
  const title = person.status === 'pending' ? `Setujui ${person.name}` : `Ubah ${person.name}`
  return (
    <FormSheet
      form={form}
      title={title}
      saveLabel={person.status === 'pending' ? (decisions.get(status) ?? 'Simpan') : 'Simpan'}
      onClose={onClose}
    >
      <WhoItIs person={person} isNew={isNew} />
      {person.status === 'active' && person.lockedUntil && <Locked person={person} until={person.lockedUntil} />}
      <SelectField name="status" label="Status" options={statuses} />
      <RoleTicks />
      <ScopeFields choices={choices} />
      {person.status === 'active' && <Help person={person} />}
      <SignInHistoryOf id={person.id} />
    </FormSheet>
  )
}

/** What tells whether a newcomer is who they say: what they typed themselves. */
function WhoItIs({ person, isNew }: { readonly person: UserLine; readonly isNew: boolean }) {
  return (
    <div className="text-muted-foreground">
      {isNew && person.registeredFor && (
        <p>
          Mendaftar untuk <span className="font-semibold text-foreground">{person.registeredFor}</span>
        </p>
      )}
      <p className="wrap-anywhere">
        {person.email}
        {person.phone && (
          <>
            {' · '}
            <PhoneLink value={person.phone} />
          </>
        )}
      </p>
    </div>
  )
}

const listed = (ids: readonly string[] | null) => (ids === null ? null : [...ids])

/** The roles somebody holds. */
function RoleTicks() {
  const { store } = useFormScope()
  const control = useControl({ name: 'roleIds', label: 'Peran' })
  const roles = useAsk(listRoles, {})
  const held = useValue<readonly string[]>('roleIds') ?? []
  return (
    <fieldset id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']} className="min-w-0">
      <legend className={labelText}>Peran</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {(roles.data ?? []).map((role) => (
          <CheckBox
            key={role.id}
            label={role.name}
            checked={held.includes(role.id)}
            onChange={(isOn) =>
              store.write('roleIds', isOn ? [...held, role.id] : held.filter((each) => each !== role.id))
            }
          />
        ))}
      </div>
      <FieldFoot name="roleIds" id={control.id} />
    </fieldset>
  )
}

function Help({ person }: { readonly person: UserLine }) {
  const reset = useAct(mailReset, { say: ({ message }) => message })
  const end = useAct(endUserSessions, { say: ({ message }) => message })
  return (
    <section aria-label="Bantuan masuk" className="flex flex-wrap gap-2 max-md:[&>*]:w-full">
      <Button variant="outline" isBusy={reset.isBusy} onClick={() => void reset.now({ id: person.id })}>
        Kirim tautan kata sandi baru
      </Button>
      <Button variant="outline" isBusy={end.isBusy} onClick={() => void end.now({ id: person.id })}>
        Keluarkan dari semua perangkat
      </Button>
      {person.hasSecondFactor && <FactorOff person={person} />}
    </section>
  )
}
