import { useEffect, useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { PhoneField } from '#kit/screen/form/phone-field.tsx'
import { TextArea, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { paint, useIdentity } from '#kit/screen/shell/identity.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { ForEveryCompany } from '#modules/company/accounts/screens/own-scope.tsx'
import { darkenedWords } from '#modules/company/website/color.ts'
import { openIdentity, saveIdentity, type IdentityCard } from '#modules/company/website/contract.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { ColorField } from './color-field.tsx'
import { PicturesCard } from './pictures-card.tsx'
import { colorCss, show } from './show.ts'
import { ThemePreview } from './theme-preview.tsx'

/** What the application calls itself and looks like, for everybody. */
export function IdentityCards() {
  const asked = useAsk(openIdentity, {})
  return (
    <AskedCard asked={asked} title="Identitas" rows={6}>
      {(identity) => (
        <ForEveryCompany>
          <NameCard identity={identity} />
          <PicturesCard identity={identity} />
        </ForEveryCompany>
      )}
    </AskedCard>
  )
}

const valuesOf = ({ version, name, color, loginText, office, helpPhone }: IdentityCard) => ({
  ...{ version, name, color },
  ...{ loginText: loginText ?? '', office: office ?? '', helpPhone: helpPhone ?? '' },
})

const conflict = { latest: async () => valuesOf(await ask(openIdentity, {})) }

function NameCard({ identity }: { readonly identity: IdentityCard }) {
  const form = useForm({
    initial: valuesOf(identity),
    follows: true,
    draft: 'pengaturan/identitas',
    save: (values) => ask(saveIdentity, { ...values, helpPhone: values.helpPhone || null }),
    saved: (saved) => {
      form.store.replace(valuesOf(saved), { clean: true })
      show(saved)
      refetchTouched(saveIdentity.touches)
      notify('Identitas disimpan.')
    },
  })
  return (
    <CardForm
      form={form}
      by={saveIdentity}
      title="Identitas"
      help="Terlihat oleh semua orang, juga sebelum masuk."
      conflict={conflict}
    >
      <TextField name="name" label="Nama aplikasi" maxLength={40} />
      <ColorField name="color" label="Warna utama" />
      <LiveColor />
      <TextArea
        name="loginText"
        label="Teks halaman masuk"
        optional
        rows={2}
        maxLength={300}
        hint="Misalnya jam kerja kantor, atau pengumuman."
      />
      <PhoneField name="helpPhone" label="Telepon bantuan" optional hint="Di kaki halaman masuk, bisa ditelepon." />
      <TextField name="office" label="Nama perusahaan di halaman masuk" optional maxLength={100} />
    </CardForm>
  )
}

/** The whole page wears the colour while it is chosen; what it was comes back when the card is left unsaved. */
function LiveColor() {
  const color = useValue<string>('color')
  const isColor = /^#[0-9a-f]{6}$/i.test(color)
  const [shown, setShown] = useState(color)
  if (isColor && color !== shown) setShown(color)
  useEffect(() => {
    paint(colorCss(shown))
    return () => paint(useIdentity.getState().css)
  }, [shown])
  const words = isColor ? darkenedWords(color) : null
  return (
    <>
      {words ? <Notice tone="warning">{words}</Notice> : null}
      <ThemePreview color={shown} />
    </>
  )
}
