import { composeMail } from '#kit/mail/layout.ts'
import type { OutgoingMail } from '#kit/mail/outbox.ts'
import { CODE_MINUTES } from '#modules/company/sign-in/code-store.ts'

/** The code of a sign-in under way. */
export function codeMail(given: {
  to: string
  name: string
  code: string
  device: string
  ip: string
  when: string
}): OutgoingMail {
  const body = composeMail({
    preview: `${given.code} adalah kode masuk Anda, berlaku ${CODE_MINUTES} menit.`,
    title: 'Kode masuk Anda',
    blocks: [
      { kind: 'text', text: `Halo ${given.name}, pakai kode ini untuk masuk ke {APP_NAME}.` },
      { kind: 'code', code: given.code, note: `Berlaku ${CODE_MINUTES} menit, untuk satu kali masuk` },
      {
        kind: 'facts',
        rows: [
          ['Perangkat', given.device],
          ['Alamat IP', given.ip],
          ['Waktu', given.when],
        ],
      },
      {
        kind: 'note',
        text: 'Jangan berikan kode ini kepada siapa pun, termasuk yang mengaku dari {APP_NAME}. Bukan Anda yang masuk? Segera ubah kata sandi: orang lain mengetahuinya.',
      },
    ],
    reason: 'Anda menerima email ini karena ada yang masuk dengan email dan kata sandi Anda.',
  })
  return {
    ...body,
    to: given.to,
    toName: given.name,
    subject: 'Kode masuk {APP_NAME}',
    isSecret: true,
    consoleNote: `Kode masuk ${given.to}: ${given.code}`,
  }
}
