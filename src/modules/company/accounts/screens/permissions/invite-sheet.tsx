import { useState, type ReactNode } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { invite, type ScopeWire } from '#modules/company/accounts/contract.ts'
import { listRoles } from '#modules/company/accounts/role-contract.ts'
import { inviteMany } from '#modules/company/accounts/invite-contract.ts'
import { peopleIn } from '#modules/company/accounts/invite-list.ts'
import { useOwnScope } from '#modules/company/accounts/screens/own-scope.tsx'
import { ScopeFields, type ScopeChoices } from './scope-fields.tsx'

const ways = [
  { value: 'one', label: 'Satu orang' },
  { value: 'many', label: 'Banyak sekaligus' },
] as const

interface InviteProps {
  readonly choices: ScopeChoices
  readonly onClose: () => void
}

/** Undang pengguna: one address or a pasted list of them, a role, and where it holds. */
export function InviteSheet(props: InviteProps) {
  const [way, setWay] = useState<'one' | 'many'>('one')
  const turn = (
    <div>
      <Segmented label="Yang diundang" value={way} options={ways} onChange={setWay} />
    </div>
  )
  return way === 'one' ? <InviteOne {...props} turn={turn} /> : <InviteMany {...props} turn={turn} />
}

type WayProps = InviteProps & { readonly turn: ReactNode }

function InviteOne({ choices, onClose, turn }: WayProps) {
  const scope = useOwnScope()
  const form = useForm({
    initial: { email: '', name: '', roleId: '', scope },
    draft: 'undangan',
    check: (values) => shapeErrors(invite.input, values),
    save: (values) => ask(invite, { ...values, scope: sent(values.scope) }),
    saved: ({ message }) => told(message, onClose),
  })
  return (
    <FormSheet form={form} title="Undang pengguna" saveLabel="Kirim undangan" busyText="Mengirim…" onClose={onClose}>
      {turn}
      <TextField name="email" label="Email" maxLength={254} />
      <TextField name="name" label="Nama" optional maxLength={100} />
      <Standing choices={choices} />
    </FormSheet>
  )
}

function InviteMany({ choices, onClose, turn }: WayProps) {
  const scope = useOwnScope()
  const form = useForm({
    initial: { list: '', roleId: '', scope },
    draft: 'undangan-banyak',
    check: ({ list, ...values }) => {
      const { people, unclear } = peopleIn(list)
      const { people: wrong, ...errors } = shapeErrors(inviteMany.input, { ...values, people })
      const said = unclear.length > 0 ? ['Perbaiki atau hapus baris yang tidak dikenali.'] : wrong
      return { ...errors, ...(said && { list: said }) }
    },
    save: ({ list, ...values }) =>
      ask(inviteMany, { ...values, people: [...peopleIn(list).people], scope: sent(values.scope) }),
    saved: ({ message }) => told(message, onClose),
  })
  return (
    <FormSheet form={form} title="Undang pengguna" saveLabel="Kirim undangan" busyText="Mengirim…" onClose={onClose}>
      {turn}
      <div>
        <TextArea
          name="list"
          label="Daftar email"
          rows={6}
          maxLength={10_000}
          placeholder={'Rina Wulandari; rina@perusahaan.co.id\njoko@perusahaan.co.id'}
          hint="Satu orang per baris. Bisa ditempel dari Excel, dengan atau tanpa nama."
        />
        <Listed />
      </div>
      <Standing choices={choices} />
    </FormSheet>
  )
}

// Whom the list names, said while it is typed.
function Listed() {
  const { people, unclear } = peopleIn(useValue<string>('list'))
  return (
    <div role="status" className="mt-2 grid gap-2 text-small">
      {people.length > 0 ? <p className="text-muted-foreground">{people.length} orang akan diundang.</p> : null}
      {unclear.length > 0 ? (
        <Notice tone="warning">Tidak ada alamat email di: {unclear.slice(0, 5).join(' · ')}</Notice>
      ) : null}
    </div>
  )
}

function Standing({ choices }: { readonly choices: ScopeChoices }) {
  const roles = useAsk(listRoles, {})
  const options = (roles.data ?? []).map((role) => ({ value: role.id, label: role.name }))
  return (
    <>
      <SelectField name="roleId" label="Peran" options={options} />
      <ScopeFields choices={choices} />
    </>
  )
}

function sent({ companies, warehouses, projects, ownOnly }: ScopeWire) {
  const list = (ids: readonly string[] | null) => ids && [...ids]
  return { companies: list(companies), warehouses: list(warehouses), projects: list(projects), ownOnly }
}

function told(message: string, onClose: () => void): void {
  refetchTouched(invite.touches)
  notify(message)
  onClose()
}
