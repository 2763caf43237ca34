/** The sentences of talking about a record. */
export const commentRefusals = {
  'comment.not-seen-by': (facts: Readonly<Record<string, unknown>>) =>
    `${String(facts['name'])} tidak boleh melihat data ini, jadi tidak bisa disebut di sini. Hapus namanya, atau minta admin memberi akses.`,
  'comment.too-late': () => 'Komentar hanya bisa diubah dalam 15 menit. Tulis komentar baru untuk meralatnya.',
  'comment.removed': () => 'Komentar ini sudah dihapus.',
}
