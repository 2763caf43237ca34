import { composeMail } from '#kit/mail/layout.ts'
import type { OutgoingMail } from '#kit/mail/outbox.ts'
import { TOKEN_HOURS } from '#modules/company/sign-in/token-store.ts'

/** Asks a newcomer to show that the address is theirs. */
export function verifyMail(given: { to: string; name: string; token: string }): OutgoingMail {
  const url = `{APP_URL}/verify-email/${given.token}`
  const body = composeMail({
    preview: 'Satu langkah lagi: verifikasi email Anda.',
    title: 'Verifikasi email Anda',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, akun {APP_NAME} Anda hampir siap. Pastikan alamat email ini milik Anda.`,
      },
      { kind: 'button', label: 'Verifikasi email', url },
      { kind: 'note', text: `Tautan berlaku ${TOKEN_HOURS.verify} jam dan hanya bisa dipakai sekali.` },
    ],
    reason: 'Anda menerima email ini karena alamat ini didaftarkan di {APP_NAME}. Bukan Anda? Abaikan saja.',
  })
  return {
    ...body,
    to: given.to,
    toName: given.name,
    subject: 'Verifikasi email Anda di {APP_NAME}',
    isSecret: true,
    consoleNote: `Verifikasi ${given.to}: ${url}`,
  }
}

/** Lets somebody who forgot the password set a new one. */
export function resetMail(given: { to: string; name: string; token: string }): OutgoingMail {
  const url = `{APP_URL}/reset-password/${given.token}/`
  const body = composeMail({
    preview: 'Tautan untuk membuat kata sandi baru.',
    title: 'Buat kata sandi baru',
    blocks: [
      { kind: 'text', text: `Halo ${given.name}, ada permintaan untuk mengganti kata sandi akun {APP_NAME} Anda.` },
      { kind: 'button', label: 'Buat kata sandi baru', url },
      {
        kind: 'note',
        text: `Tautan berlaku ${TOKEN_HOURS.reset} jam dan hanya bisa dipakai sekali. Setelah itu semua perangkat keluar dan perlu masuk lagi.`,
      },
    ],
    reason: 'Tidak meminta ini? Abaikan saja: kata sandi Anda tidak berubah.',
  })
  return {
    ...body,
    to: given.to,
    toName: given.name,
    subject: 'Reset kata sandi {APP_NAME}',
    isSecret: true,
    consoleNote: `Reset kata sandi ${given.to}: ${url}`,
  }
}

/** Says to the holder of a known address that somebody tried to register with it. */
export function knownAddressMail(given: { to: string; name: string }): OutgoingMail {
  const body = composeMail({
    preview: 'Alamat ini sudah punya akun.',
    title: 'Anda sudah punya akun',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, ada yang mendaftar di {APP_NAME} dengan alamat email ini, tetapi akunnya sudah ada. Masuk saja seperti biasa.`,
      },
      { kind: 'button', label: 'Masuk', url: '{APP_URL}/login' },
      { kind: 'note', text: 'Lupa kata sandi? Pakai "Lupa kata sandi?" di halaman masuk.' },
    ],
    reason: 'Bukan Anda yang mendaftar? Abaikan saja; tidak ada yang berubah.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Anda sudah punya akun {APP_NAME}' }
}

/** Invites somebody to a role, fixed by the one who invites. */
export function invitationMail(given: {
  to: string
  name: string | null
  token: string
  role: string
  company: string
  invitedBy: string
  hours: number
}): OutgoingMail {
  const url = `{APP_URL}/registration/${given.token}`
  const body = composeMail({
    preview: `${given.invitedBy} mengundang Anda ke ${given.company}.`,
    title: `Undangan dari ${given.company}`,
    blocks: [
      {
        kind: 'text',
        text: `Halo${given.name ? ` ${given.name}` : ''}, ${given.invitedBy} mengundang Anda bekerja di {APP_NAME}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Perusahaan', given.company],
          ['Peran', given.role],
          ['Email', given.to],
        ],
      },
      { kind: 'button', label: 'Aktifkan akun', url },
      { kind: 'note', text: `Tautan berlaku ${given.hours} jam dan hanya bisa dipakai sekali.` },
    ],
    reason: 'Tidak mengenal pengundangnya? Abaikan saja.',
  })
  return {
    ...body,
    to: given.to,
    ...(given.name === null ? {} : { toName: given.name }),
    subject: `Undangan ke ${given.company} di {APP_NAME}`,
    isSecret: true,
    consoleNote: `Undangan ${given.to}: ${url}`,
  }
}
