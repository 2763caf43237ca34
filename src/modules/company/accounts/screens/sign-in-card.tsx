import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { RadioCards, SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { changeSignInSettings, openSignInSettings } from '#modules/company/accounts/contract.ts'
import { ForEveryCompany } from './own-scope.tsx'
import type { SignInSettings } from '#modules/company/accounts/settings.ts'

/** How people sign in, and who may register. */
export function SignInCard() {
  const asked = useAsk(openSignInSettings, {})
  return (
    <AskedCard asked={asked} title="Masuk & pendaftaran">
      {(settings) => (
        <ForEveryCompany>
          <SignInForm settings={settings} />
        </ForEveryCompany>
      )}
    </AskedCard>
  )
}

const otp = [
  { value: 'selalu', label: 'Selalu', note: 'Kode dikirim setiap kali masuk.' },
  { value: 'perangkat baru', label: 'Perangkat baru', note: 'Hanya di perangkat yang belum dipercaya.' },
  { value: 'mati', label: 'Mati', note: 'Cukup email dan kata sandi.' },
]

const valuesOf = (settings: SignInSettings) => ({
  ...settings,
  idleHours: String(settings.idleHours),
  absoluteDays: String(settings.absoluteDays),
  logDays: String(settings.logDays),
})

const conflict = { latest: async () => valuesOf(await ask(openSignInSettings, {})), words: { otp } }

function SignInForm({ settings }: { readonly settings: SignInSettings }) {
  const form = useForm({
    initial: valuesOf(settings),
    follows: true,
    save: (values) =>
      ask(changeSignInSettings, {
        ...values,
        idleHours: Number(values.idleHours),
        absoluteDays: Number(values.absoluteDays),
        logDays: Number(values.logDays),
      }),
    saved: ({ version, message }) => {
      form.store.replace({ ...(form.store.read('') as object), version }, { clean: true })
      refetchTouched(changeSignInSettings.touches)
      notify(message)
    },
  })
  return (
    <CardForm
      form={form}
      by={changeSignInSettings}
      title="Masuk & pendaftaran"
      help="Berlaku untuk semua perusahaan dan semua orang."
      conflict={conflict}
    >
      <RadioCards name="otp" label="Kode OTP lewat email" options={otp} />
      <SwitchField
        name="registration"
        label="Orang boleh mendaftar sendiri"
        hint="Pendaftar menunggu persetujuan di halaman Permissions sebelum melihat apa pun."
      />
      <FieldRow>
        <TextField
          name="idleHours"
          label="Keluar sendiri setelah diam"
          unit="jam"
          hint="1 sampai 720"
          inputMode="numeric"
          maxLength={3}
        />
        <TextField
          name="absoluteDays"
          label="Harus masuk lagi setelah"
          unit="hari"
          hint="1 sampai 90"
          inputMode="numeric"
          maxLength={2}
        />
        <TextField
          name="logDays"
          label="Riwayat masuk disimpan"
          unit="hari"
          hint="180 sampai 3.650. Riwayat data dan pembukuan tidak pernah dihapus."
          inputMode="numeric"
          maxLength={4}
        />
      </FieldRow>
    </CardForm>
  )
}
