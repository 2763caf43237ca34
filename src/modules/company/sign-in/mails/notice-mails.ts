import { composeMail } from '#kit/mail/layout.ts'
import type { OutgoingMail } from '#kit/mail/outbox.ts'

interface Happening {
  readonly to: string
  readonly name: string
  readonly device: string
  readonly ip: string
  readonly when: string
}

function factsOf(given: Happening) {
  const rows = [
    ['Perangkat', given.device],
    ['Alamat IP', given.ip],
    ['Waktu', given.when],
  ] as const
  return { kind: 'facts', rows } as const
}

/** Tells of a sign-in from a browser never used before. */
export function newDeviceMail(given: Happening): OutgoingMail {
  const body = composeMail({
    preview: `Masuk dari ${given.device}.`,
    title: 'Masuk dari perangkat baru',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, akun {APP_NAME} Anda baru saja dipakai masuk dari perangkat yang belum pernah dipakai.`,
      },
      factsOf(given),
      { kind: 'text', text: 'Ini Anda? Tidak perlu melakukan apa-apa.' },
      { kind: 'button', label: 'Lihat perangkat dan sesi', url: '{APP_URL}/account-setting?bagian=keamanan' },
      { kind: 'note', text: 'Bukan Anda? Segera ubah kata sandi; semua perangkat lain akan keluar.' },
    ],
    reason: 'Pemberitahuan ini selalu dikirim demi keamanan akun Anda.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Masuk dari perangkat baru' }
}

/** Tells that the password is another one now. */
export function passwordChangedMail(given: Happening): OutgoingMail {
  const body = composeMail({
    preview: 'Kata sandi akun {APP_NAME} Anda sudah diganti.',
    title: 'Kata sandi diganti',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, kata sandi akun {APP_NAME} Anda baru saja diganti. Perangkat lain sudah dikeluarkan.`,
      },
      factsOf(given),
      { kind: 'button', label: 'Bukan saya, reset kata sandi', url: '{APP_URL}/forgot-password' },
    ],
    reason: 'Pemberitahuan ini selalu dikirim demi keamanan akun Anda.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Kata sandi {APP_NAME} Anda diganti' }
}

/** Tells those who guard the accounts that somebody tries codes on many of them. */
export function guessingMail(given: { to: string; name: string; most: number; when: string }): OutgoingMail {
  const body = composeMail({
    preview: 'Banyak kode masuk yang salah dalam satu jam.',
    title: 'Banyak kode masuk yang salah',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, lebih dari ${given.most} kode masuk yang salah ditulis dalam satu jam, di beberapa akun. Bisa jadi ada yang menebak. Tiap akun tetap ditutup sehari setelah sepuluh tebakan.`,
      },
      { kind: 'facts', rows: [['Waktu', given.when]] },
      {
        kind: 'text',
        text: 'Kode hanya diminta setelah kata sandi benar. Minta pemilik akun yang tidak merasa masuk untuk mengganti kata sandinya, dan pakai aplikasi autentikator untuk peran penting.',
      },
      { kind: 'button', label: 'Buka daftar pengguna', url: '{APP_URL}/permissions?bagian=pengguna' },
    ],
    reason: 'Pemberitahuan ini selalu dikirim demi keamanan akun perusahaan Anda.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Banyak kode masuk yang salah di {APP_NAME}' }
}

/** Tells an administrator that a newcomer waits for a role. */
export function waitingMail(given: {
  to: string
  name: string
  who: string
  email: string
  company: string | null
}): OutgoingMail {
  const body = composeMail({
    preview: `${given.who} menunggu persetujuan.`,
    title: 'Pendaftar baru menunggu persetujuan',
    blocks: [
      {
        kind: 'text',
        text: `Halo ${given.name}, ada pendaftar baru. Ia belum bisa melihat apa pun sampai Anda memberinya peran.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Nama', given.who],
          ['Email', given.email],
          ['Perusahaan', given.company ?? '–'],
        ],
      },
      { kind: 'button', label: 'Buka daftar pengguna', url: '{APP_URL}/permissions?bagian=pengguna' },
    ],
    reason: 'Anda menerima email ini karena Anda mengatur pengguna di {APP_NAME}.',
  })
  return { ...body, to: given.to, toName: given.name, subject: `Pendaftar baru: ${given.who}` }
}

/** Tells a newcomer that the door is open. */
export function approvedMail(given: { to: string; name: string; role: string }): OutgoingMail {
  const body = composeMail({
    preview: 'Akun Anda sudah disetujui.',
    title: 'Akun Anda sudah disetujui',
    blocks: [
      { kind: 'text', text: `Halo ${given.name}, akun {APP_NAME} Anda sudah disetujui dengan peran ${given.role}.` },
      { kind: 'button', label: 'Masuk', url: '{APP_URL}/login' },
    ],
    reason: 'Anda menerima email ini karena Anda mendaftar di {APP_NAME}.',
  })
  return { ...body, to: given.to, toName: given.name, subject: 'Akun {APP_NAME} Anda disetujui' }
}
