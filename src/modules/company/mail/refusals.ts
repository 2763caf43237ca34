/** What mail refuses. */
export const mailRefusals = {
  'mail.none': () => 'Proses ini tidak mengirim email. Coba lagi lewat server utama.',
}
