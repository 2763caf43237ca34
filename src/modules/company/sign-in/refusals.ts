import type { Facts } from '#ground/refusal.ts'

// No mail brings another code of an app: the way on is the password again.
const isFromApp = (f: Facts) => f['by'] === 'app'
const again = 'Masuk lagi dengan email dan kata sandi Anda.'

/** The sentences of what sign-in refuses. */
export const signInRefusals = {
  'login.wrong': () => 'Email atau kata sandi salah.',
  'login.unverified': () => 'Email belum diverifikasi. Buka tautan di email Anda, atau minta tautan baru.',
  'login.closed': () => 'Akun ini tidak aktif. Hubungi admin perusahaan Anda.',
  'otp.wrong': (f: Facts) =>
    `Kode salah. ${isFromApp(f) ? 'Periksa kodenya dan jam ponsel Anda' : 'Periksa email terbaru'}. Sisa percobaan: ${f['left']}.`,
  'otp.expired': (f: Facts) =>
    isFromApp(f) ? `Waktu untuk mengisi kode habis. ${again}` : 'Kode sudah kedaluwarsa. Kirim ulang kode.',
  'otp.used-up': (f: Facts) =>
    isFromApp(f) ? `Kode sudah lima kali salah. ${again}` : 'Kode ini sudah lima kali salah. Kirim ulang kode.',
  'otp.none': () => 'Masuk dulu untuk menerima kode.',
  'password.common': () => 'Kata sandi ini mudah ditebak. Pakai gabungan beberapa kata yang hanya Anda tahu.',
  'password.current-wrong': () => 'Kata sandi Anda salah.',
  'registration.closed': () => 'Pendaftaran ditutup. Minta undangan dari admin perusahaan Anda.',
  'link.expired': () => 'Tautan sudah kedaluwarsa atau sudah dipakai. Minta tautan baru.',
  'invitation.expired': () => 'Undangan sudah kedaluwarsa atau sudah dipakai. Minta undangan baru dari admin.',
}
