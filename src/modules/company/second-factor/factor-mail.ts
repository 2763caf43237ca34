import { composeMail } from '#kit/mail/layout.ts'
import type { OutgoingMail } from '#kit/mail/outbox.ts'

const words = {
  on: {
    title: 'Verifikasi dua langkah aktif',
    text: 'mulai sekarang kode dari aplikasi autentikator diminta setiap kali Anda masuk dan sebelum perubahan penting.',
  },
  off: {
    title: 'Verifikasi dua langkah dimatikan',
    text: 'kode dari aplikasi autentikator tidak diminta lagi untuk akun Anda.',
  },
  taken: {
    title: 'Verifikasi dua langkah dimatikan admin',
    text: 'admin mematikan verifikasi dua langkah akun Anda, misalnya karena ponsel hilang. Anda dikeluarkan dari semua perangkat; masuk lagi, lalu pasang kembali.',
  },
  recovery: {
    title: 'Kode cadangan dipakai',
    text: 'satu kode cadangan akun Anda baru saja dipakai. Kode itu tidak berlaku lagi.',
  },
} as const

/** Tells a person what happened to their second factor. */
export function factorMail(
  what: keyof typeof words,
  given: { to: string; name: string; device: string; ip: string; when: string; by?: string },
): OutgoingMail {
  const { title, text } = words[what]
  const body = composeMail({
    preview: title,
    title,
    blocks: [
      { kind: 'text', text: `Halo ${given.name}, ${text}` },
      {
        kind: 'facts',
        rows: [
          ...(given.by === undefined ? [] : [['Oleh', given.by] as const]),
          ['Perangkat', given.device],
          ['Alamat IP', given.ip],
          ['Waktu', given.when],
        ],
      },
      { kind: 'button', label: 'Buka keamanan akun', url: '{APP_URL}/account-setting?bagian=keamanan' },
      { kind: 'note', text: 'Bukan Anda? Segera ubah kata sandi dan hubungi admin.' },
    ],
    reason: 'Pemberitahuan ini selalu dikirim demi keamanan akun Anda.',
  })
  return { ...body, to: given.to, toName: given.name, subject: title }
}
