/** Runs with the words after the command's name; answers with the exit code. */
export type Run = (args: string[]) => Promise<number>

/** One thing the administrator's tool can do. */
export interface Command {
  readonly name: string
  readonly usage: string
  readonly about: string
  /** Loaded only when asked for, so that `calc` answers without opening a database. */
  readonly load: () => Promise<Run>
}

/** Everything `npm run mandor -- …` can do, in the order it is shown. */
export const commands: readonly Command[] = [
  {
    name: 'user:create',
    usage: 'user:create --email <alamat> --name <nama> --role <peran> --password-stdin',
    about: 'Membuat akun yang langsung bisa dipakai; kata sandi dibaca dari masukan standar.',
    load: async () => (await import('#app/cli/run-user-create.ts')).runUserCreate,
  },
  {
    name: 'check:books',
    usage: 'check:books [--against <folder cadangan>]',
    about:
      'Memeriksa semua hukum pembukuan: jurnal seimbang, stok sama dengan jumlah mutasi, nomor tanpa celah; dengan --against juga bahwa riwayat sampai cadangan itu tidak ditulis ulang.',
    load: async () => (await import('#app/cli/run-check-books.ts')).runCheckBooks,
  },
  {
    name: 'demo:fill',
    usage: 'demo:fill [--size small|medium|large] [--orders <jumlah>]',
    about: 'Mengisi instalasi tanpa order dengan data contoh satu perusahaan: sebulan, setahun, atau 300.000 order.',
    load: async () => (await import('#app/cli/run-demo-fill.ts')).runDemoFill,
  },
  {
    name: 'calc',
    usage: 'calc <aturan> [--date YYYY-MM-DD]',
    about: 'Menghitung satu aturan untuk tiap baris JSON dari masukan standar, dengan tarif pada tanggal itu.',
    load: async () => (await import('#app/cli/run-calc.ts')).runCalc,
  },
  {
    name: 'backup',
    usage: 'backup [--to <folder>]',
    about: 'Mencadangkan database dan berkas dalam satu folder baru, dengan sidik setiap isinya.',
    load: async () => (await import('#app/cli/run-backup.ts')).runBackup,
  },
  {
    name: 'restore',
    usage: 'restore --from <folder> [--as-is] [--new-key]',
    about:
      'Memulihkan cadangan ke database dan folder data yang masih kosong; tanpa --as-is semua orang masuk lagi dan email yang menunggu tidak dikirim.',
    load: async () => (await import('#app/cli/run-restore.ts')).runRestore,
  },
  {
    name: 'export',
    usage: 'export [--to <folder>]',
    about: 'Menulis semua tabel usaha sebagai CSV, untuk dibaca program lain.',
    load: async () => (await import('#app/cli/run-export.ts')).runExport,
  },
]
