/** What people are told of. */
export const noticeKinds = [
  'approval-waiting',
  'approval-decided',
  'mention',
  'assigned',
  'due',
  'stock-low',
  'expiring',
  'import-done',
  'books',
  'security',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The kinds as people choose among them. */
export const kindWords: Readonly<Record<NoticeKind, string>> = {
  'approval-waiting': 'Menunggu persetujuan saya',
  'approval-decided': 'Pengajuan saya diputuskan',
  mention: 'Saya disebut dalam komentar',
  assigned: 'Tugas untuk saya',
  due: 'Jatuh tempo',
  'stock-low': 'Stok di bawah minimum',
  expiring: 'Dokumen legal hampir habis masa berlakunya',
  'import-done': 'Impor selesai',
  books: 'Pemeriksaan buku menemukan selisih',
  security: 'Keamanan akun',
}

/** Where a kind reaches a person. */
export interface Ways {
  /** In the bell. */
  readonly bell: boolean
  readonly mail: boolean
}

/** What a person chose, kind by kind; what is missing is as usual. */
export type NoticeChoices = Readonly<Partial<Record<string, Ways>>>

const BELL: Ways = { bell: true, mail: false }
const BOTH: Ways = { bell: true, mail: true }

// A new sign-in is mailed at once by the door itself, whatever is chosen here.
const usual: Readonly<Record<NoticeKind, Ways>> = {
  'approval-waiting': BOTH,
  'approval-decided': BOTH,
  mention: BOTH,
  assigned: BOTH,
  due: BELL,
  'stock-low': BELL,
  expiring: BOTH,
  'import-done': BELL,
  books: BOTH,
  security: BELL,
}

/** The ways of a kind for a person; of security the bell cannot be switched off. */
export function waysOf(choices: NoticeChoices, kind: NoticeKind): Ways {
  const ways = choices[kind] ?? usual[kind]
  return kind === 'security' ? { ...ways, bell: true } : ways
}
