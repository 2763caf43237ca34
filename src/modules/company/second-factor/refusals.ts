/** The sentences of the second factor. */
export const secondFactorRefusals = {
  'second-factor.wrong': () => 'Kode salah. Periksa jam di ponsel Anda, lalu pakai kode yang sedang tampil.',
  'second-factor.replayed': () => 'Kode ini sudah dipakai. Tunggu kode berikutnya, paling lama 30 detik.',
  'second-factor.is-on': () => 'Verifikasi dua langkah sudah aktif. Matikan dulu untuk memasang ulang.',
  'second-factor.is-off': () => 'Verifikasi dua langkah belum aktif. Muat ulang halaman.',
  'second-factor.not-begun': () => 'Pemasangan sudah lewat waktunya. Mulai lagi dari awal.',
}
