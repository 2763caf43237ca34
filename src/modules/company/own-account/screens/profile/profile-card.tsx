import { zoneLabel, type Zone } from '#ground/day.ts'
import { signIn, useAuth } from '#kit/screen/client/auth.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { ReadOnlyField, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeProfile } from '#modules/company/accounts/contract.ts'

interface ProfileProps {
  readonly name: string
  readonly phone: string | null
  readonly roles: readonly string[]
  readonly zone: Zone
}

/** Name and phone; roles and zone are the administrator's and the company's. */
export function ProfileCard({ name, phone, roles, zone }: ProfileProps) {
  const { send } = useAct(changeProfile)
  const form = useForm({
    initial: { name, phone: phone ?? '' },
    follows: true,
    save: (values) => send({ name: values.name, phone: values.phone || null }),
    saved: ({ message }) => {
      notify(message)
      const { user, token, held } = useAuth.getState()
      if (user && token) signIn({ user: { ...user, name: String(form.store.read('name')) }, token, permissions: held })
    },
  })
  return (
    <CardForm form={form} by={changeProfile} title="Profil">
      <FieldRow>
        <TextField name="name" label="Nama lengkap" autoComplete="name" maxLength={100} />
        <PhoneField name="phone" label="No. HP" optional />
      </FieldRow>
      <FieldRow>
        <ReadOnlyField label="Peran" hint="diatur admin">
          {roles.join(', ') || 'Belum ada'}
        </ReadOnlyField>
        <ReadOnlyField label="Zona waktu" hint="mengikuti perusahaan">
          {zoneLabel(zone)} ({zone.replace('Asia/', '')})
        </ReadOnlyField>
      </FieldRow>
    </CardForm>
  )
}
