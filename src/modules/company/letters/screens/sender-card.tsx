import { ask } from '#kit/screen/client/ask.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { CardForm } from '#kit/screen/form/card-form.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openMailSender, saveMailSender, type MailSender } from '#modules/company/letters/contract.ts'

const valuesOf = ({ version, name, replyTo }: MailSender) => ({ version, name: name ?? '', replyTo: replyTo ?? '' })

/** Who writes the mails of this company, and where an answer goes. */
export function SenderCard({ sender }: { readonly sender: MailSender }) {
  const form = useForm({
    initial: valuesOf(sender),
    follows: true,
    draft: 'pengaturan/pengirim',
    save: ({ version, name, replyTo }) => ask(saveMailSender, { version, name, replyTo: replyTo || null }),
    saved: (saved) => {
      form.store.replace(valuesOf(saved), { clean: true })
      refetchTouched(saveMailSender.touches)
      notify('Pengirim email disimpan.')
    },
  })
  return (
    <CardForm
      form={form}
      by={saveMailSender}
      title="Pengirim"
      help={`Untuk dokumen ${sender.company}. Alamat pengirimnya tetap milik server email, supaya tidak dianggap palsu.`}
      conflict={{ latest: async () => valuesOf(await ask(openMailSender, {})) }}
    >
      <TextField
        name="name"
        label="Nama pengirim"
        optional
        maxLength={60}
        placeholder={sender.company}
        hint="Kosong: nama yang diatur di server email, atau nama aplikasi."
      />
      <TextField
        name="replyTo"
        label="Balasan ke"
        type="email"
        inputMode="email"
        optional
        maxLength={254}
        hint={
          sender.companyEmail
            ? `Kosong: email perusahaan, ${sender.companyEmail}.`
            : 'Kosong: balasan kembali ke alamat server. Perusahaan belum punya alamat email.'
        }
      />
    </CardForm>
  )
}
