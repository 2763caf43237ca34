import { composeMail } from '#kit/mail/layout.ts'
import type { OutgoingMail } from '#kit/mail/outbox.ts'
import { CODE_MINUTES } from '#modules/company/sign-in/code-store.ts'

interface Happening {
  readonly to: string
  readonly name: string
  readonly device: string
  readonly ip: string
  readonly when: string
}

function factsOf(given: Happening, more: readonly (readonly [string, string])[] = []) {
  const rows = [...more, ['Perangkat', given.device], ['Alamat IP', given.ip], ['Waktu', given.when]] as const
  return { kind: 'facts', rows } as const
}

/** The code that shows that the new address is read. */
export function emailCodeMail(given: Happening & { readonly code: string }): OutgoingMail {
  const body = composeMail({
    preview: `${given.code} adalah kode ganti email Anda, berlaku ${CODE_MINUTES} menit.`,
    title: 'Pastikan email baru Anda',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, pakai kode ini untuk memindahkan akun {APP_NAME} Anda ke alamat ini.`,
      },
      { kind: 'code', code: given.code, note: `Berlaku ${CODE_MINUTES} menit, untuk satu kali pakai` },
      factsOf(given),
    ],
    reason:
      'Anda menerima email ini karena alamat ini ditulis sebagai email baru sebuah akun {APP_NAME}. Bukan Anda? Abaikan saja.',
  })
  return {
    ...body,
    to: given.to,
    toName: given.name,
    subject: 'Kode ganti email {APP_NAME}',
    isSecret: true,
    consoleNote: `Kode ganti email ${given.to}: ${given.code}`,
  }
}

/** Says to the holder of an address that somebody wants to move another account to it. */
export function takenAddressMail(given: { readonly to: string; readonly name: string }): OutgoingMail {
  const body = composeMail({
    preview: 'Alamat ini tetap milik akun Anda.',
    title: 'Alamat ini sudah Anda pakai',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, ada yang ingin memindahkan akunnya di {APP_NAME} ke alamat email ini. Alamat ini sudah dipakai akun Anda, jadi permintaannya tidak bisa dilanjutkan.`,
      },
      {
        kind: 'note',
        text: 'Anda sendiri yang meminta dari akun lain? Pilih alamat lain untuk akun itu.',
      },
    ],
    reason: 'Bukan Anda yang meminta? Abaikan saja; akun Anda tidak berubah.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Alamat email Anda diminta akun lain di {APP_NAME}' }
}

/** Warns the present address while there is still time. */
export function emailChangingMail(given: Happening & { readonly newEmail: string }): OutgoingMail {
  const body = composeMail({
    preview: 'Ada permintaan mengganti email akun Anda.',
    title: 'Permintaan ganti email',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, ada permintaan memindahkan akun {APP_NAME} Anda ke alamat lain. Akun baru berpindah setelah kode di alamat itu dimasukkan.`,
      },
      factsOf(given, [['Email baru', given.newEmail]]),
      { kind: 'button', label: 'Bukan saya, ganti kata sandi', url: '{APP_URL}/forgot-password' },
    ],
    reason: 'Pemberitahuan ini selalu dikirim demi keamanan akun Anda.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Permintaan ganti email {APP_NAME}' }
}

/** Tells the former address that it is the former one. */
export function emailChangedMail(given: Happening & { readonly newEmail: string }): OutgoingMail {
  const body = composeMail({
    preview: 'Email akun Anda sudah diganti.',
    title: 'Email akun diganti',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, akun {APP_NAME} Anda sekarang memakai ${given.newEmail}. Alamat ini tidak bisa dipakai masuk lagi, dan perangkat lain sudah dikeluarkan.`,
      },
      factsOf(given),
      { kind: 'note', text: 'Bukan Anda? Segera hubungi admin perusahaan Anda.' },
    ],
    reason: 'Pemberitahuan ini selalu dikirim demi keamanan akun Anda.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Email akun {APP_NAME} Anda diganti' }
}
