/** One thing the keyboard does. */
export interface Shortcut {
  /** Keys pressed together are one text: 'Ctrl+K'; several ways stand beside each other. */
  readonly keys: readonly string[]
  readonly does: string
  /** A single letter or sign: rests while one writes, and may be switched off. */
  readonly isSingle?: boolean
}

/** Shortcuts of one place. */
export interface ShortcutGroup {
  readonly title: string
  readonly rows: readonly Shortcut[]
}

const single = (key: string, does: string): Shortcut => ({ keys: [key], does, isSingle: true })

/** Every shortcut there is, by where it works. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Di mana saja',
    rows: [
      { keys: ['Ctrl+K'], does: 'Cari apa saja, atau jalankan perintah' },
      { keys: ['F1'], does: 'Bantuan halaman ini' },
      { keys: ['Alt+T'], does: 'Pemberitahuan' },
      { keys: ['Alt (ditahan)'], does: 'Tampilkan tombol pintasan di halaman' },
      { keys: ['Ctrl+B'], does: 'Sempitkan atau lebarkan menu' },
      single('?', 'Daftar pintasan ini'),
      single('G lalu D', 'Ke Dashboard'),
      single('G lalu O', 'Ke Order'),
      single('G lalu P', 'Ke Daftar Proyek'),
      single('G lalu S', 'Ke Gudang dan stok'),
      single('G lalu K', 'Ke Laporan Keuangan'),
      single('G lalu B', 'Ke Absensi'),
    ],
  },
  {
    title: 'Di daftar',
    rows: [
      single('/', 'Cari di daftar'),
      single('F', 'Buka filter'),
      single('N', 'Tambah baru'),
      { keys: ['J', '↓'], does: 'Baris berikutnya', isSingle: true },
      { keys: ['K', '↑'], does: 'Baris sebelumnya', isSingle: true },
      { keys: ['Enter'], does: 'Buka baris' },
      single('X', 'Pilih baris'),
      single('E', 'Ubah baris'),
      single('Esc', 'Lepas pilihan'),
    ],
  },
  {
    title: 'Di halaman detail',
    rows: [
      { keys: ['Alt+Enter'], does: 'Langkah berikutnya dari dokumen' },
      { keys: ['Alt+↑', 'Alt+↓'], does: 'Data sebelumnya, berikutnya' },
      { keys: ['Ctrl+P'], does: 'Cetak dokumen yang tampil' },
    ],
  },
  {
    title: 'Di formulir',
    rows: [
      {
        keys: ['Enter'],
        does: 'Isian berikutnya; dari angka ke angka berikutnya; sesudah yang terakhir, tombol simpan',
      },
      { keys: ['Shift+Enter'], does: 'Isian sebelumnya' },
      { keys: ['Ctrl+S'], does: 'Simpan' },
      { keys: ['Ctrl+Shift+S'], does: 'Simpan dan langkah kedua, misalnya konfirmasi' },
      { keys: ['Ctrl+Shift+Enter'], does: 'Simpan, lalu buat lagi' },
      { keys: ['Alt+↓'], does: 'Buka kalender di kolom tanggal' },
    ],
  },
  {
    title: 'Di baris impor',
    rows: [
      { keys: ['Enter', '↓'], does: 'Simpan sel, lalu turun' },
      { keys: ['↑'], does: 'Simpan sel, lalu naik' },
      { keys: ['Esc'], does: 'Kembalikan isi sel' },
    ],
  },
  {
    title: 'Di tabel item',
    rows: [
      { keys: ['Enter'], does: 'Isian berikutnya, lalu baris berikutnya; harga yang sudah ada dilewati' },
      { keys: ['Shift+Enter'], does: 'Kolom sebelumnya' },
      { keys: ['↑', '↓'], does: 'Baris di atas, di bawah' },
      { keys: ['Alt+↑', 'Alt+↓'], does: 'Pindahkan baris' },
      { keys: ['Ctrl+Enter'], does: 'Gandakan baris' },
      { keys: ['Ctrl+D'], does: 'Salin dari baris di atas' },
      { keys: ['Ctrl+Delete'], does: 'Hapus baris' },
      { keys: ['Esc'], does: 'Kembalikan isi kolom' },
    ],
  },
]
