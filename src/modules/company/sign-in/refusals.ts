import type { Facts } from '#ground/refusal.ts'

/** The sentences of what sign-in refuses. */
export const signInRefusals = {
  'login.wrong': () => 'Email atau kata sandi salah.',
  'login.unverified': () => 'Email belum diverifikasi. Buka tautan di email Anda, atau minta tautan baru.',
  'login.closed': () => 'Akun ini tidak aktif. Hubungi admin perusahaan Anda.',
  'otp.wrong': (f: Facts) => `Kode salah. Periksa email terbaru. Sisa percobaan: ${f['left']}.`,
  'otp.expired': () => 'Kode sudah kedaluwarsa. Kirim ulang kode.',
  'otp.used-up': () => 'Kode ini sudah lima kali salah. Kirim ulang kode.',
  'otp.none': () => 'Masuk dulu untuk menerima kode.',
  'password.common': () => 'Kata sandi ini mudah ditebak. Pakai gabungan beberapa kata yang hanya Anda tahu.',
  'password.current-wrong': () => 'Kata sandi Anda salah.',
  'registration.closed': () => 'Pendaftaran ditutup. Minta undangan dari admin perusahaan Anda.',
  'link.expired': () => 'Tautan sudah kedaluwarsa atau sudah dipakai. Minta tautan baru.',
  'invitation.expired': () => 'Undangan sudah kedaluwarsa atau sudah dipakai. Minta undangan baru dari admin.',
}
