const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Server email menolak sambungan. Periksa alamat dan portnya.',
  ECONNECTION: 'Server email tidak bisa dihubungi. Periksa alamat, port, dan firewall.',
  ETIMEDOUT: 'Server email tidak menjawab dalam 10 detik. Periksa alamat, port, dan firewall.',
  EDNS: 'Nama server email tidak ditemukan. Periksa ejaannya.',
  ENOTFOUND: 'Nama server email tidak ditemukan. Periksa ejaannya.',
  EAUTH: 'Nama pengguna atau kata sandi email ditolak server.',
  ETLS: 'Sambungan aman dengan server email gagal. Periksa port dan sertifikatnya.',
  ESOCKET: 'Sambungan dengan server email terputus. Periksa port dan jenis enkripsinya.',
  EENVELOPE: 'Server email menolak pengirim atau penerimanya.',
}

/** Says in a sentence why a mail did not leave, with the server's own answer where it gave one. */
export function mailFailureWords(error: unknown): string {
  const given = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
  const sentence = words[String(given['code'])] ?? 'Email tidak terkirim.'
  const answer = typeof given['response'] === 'string' ? given['response'].replace(/\s+/g, ' ').slice(0, 160) : ''
  return answer ? `${sentence} Jawaban server: “${answer}”` : sentence
}
