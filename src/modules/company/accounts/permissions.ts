/** What a right can be about, in the order of the menu; the order is also the wire format, so new ones go last. */
export const subjects = [
  'dashboard',
  'account-setting',
  'laporan-keuangan',
  'order',
  'pelanggan',
  'supplier',
  'management-karyawan',
  'absensi',
  'slip-gaji',
  'pembelian-barang',
  'daftar-proyek',
  'dokumentasi-proyek',
  'laporan-bahan-baku',
  'laporan-keuangan-proyek',
  'bahan-baku',
  'rumah-produksi',
  'gudang',
  'stock',
  'perusahaan',
  'pengaturan-website',
  'permissions',
  'biaya',
  'gaji',
] as const

/** What may be done with a subject; the order is the bit order of the wire format. */
export const actions = ['view', 'create', 'update', 'delete', 'approve', 'export'] as const

export type Subject = (typeof subjects)[number]
export type Action = (typeof actions)[number]

/** One right, 'action subject': 'view dashboard'. */
export type Permission = `${Action} ${Subject}`

const MASTER: readonly Action[] = ['view', 'create', 'update', 'delete', 'export']
const DOCUMENT: readonly Action[] = actions

/** Which actions make sense for a subject; a box that would change nothing is not offered. */
export const actionsOf: Readonly<Record<Subject, readonly Action[]>> = {
  dashboard: ['view'],
  'account-setting': ['view', 'update'],
  'laporan-keuangan': DOCUMENT,
  order: DOCUMENT,
  pelanggan: DOCUMENT,
  supplier: DOCUMENT,
  'management-karyawan': MASTER,
  absensi: DOCUMENT,
  'slip-gaji': DOCUMENT,
  'pembelian-barang': DOCUMENT,
  'daftar-proyek': DOCUMENT,
  'dokumentasi-proyek': DOCUMENT,
  'laporan-bahan-baku': DOCUMENT,
  'laporan-keuangan-proyek': DOCUMENT,
  'bahan-baku': MASTER,
  'rumah-produksi': MASTER,
  gudang: MASTER,
  stock: DOCUMENT,
  perusahaan: MASTER,
  'pengaturan-website': ['view', 'update'],
  permissions: MASTER,
  biaya: ['view'],
  gaji: ['view', 'update'],
}

/** Every right there is. */
export const allPermissions: readonly Permission[] = subjects.flatMap((subject) =>
  actionsOf[subject].map((action): Permission => `${action} ${subject}`),
)

/** The rights nobody who is signed in can be without: otherwise the guard would throw them out of their own home. */
export const alwaysGranted: readonly Permission[] = ['view dashboard', 'view account-setting']

const known: ReadonlySet<string> = new Set(allPermissions)

/** Tells whether a text names a right that exists. */
export function isPermission(text: string): text is Permission {
  return known.has(text)
}

/** Adds what a right needs to make sense: whoever may change something may see it. */
export function withNeeded(list: Iterable<string>): Permission[] {
  const wanted = new Set<string>(alwaysGranted)
  for (const permission of list) {
    wanted.add(permission)
    wanted.add(`view ${permission.slice(permission.indexOf(' ') + 1)}`)
  }
  return allPermissions.filter((permission) => wanted.has(permission))
}

// Six actions are six bits: exactly one letter of this alphabet per subject.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FORMAT = '1'

/**
 * Packs rights into one letter per subject, for the auth cookie. Unknown rights are dropped.
 *
 *   packPermissions(['view dashboard'])  // '1B' followed by an 'A' per further subject
 */
export function packPermissions(list: Iterable<string>): string {
  const held = new Set(list)
  const letterOf = (subject: Subject) => {
    const bits = actionsOf[subject].filter((action) => held.has(`${action} ${subject}`))
    return LETTERS[bits.reduce((sum, action) => sum | (1 << actions.indexOf(action)), 0)] ?? 'A'
  }
  return FORMAT + subjects.map(letterOf).join('')
}

/** Expands what `packPermissions` made; anything else gives no rights. */
export function unpackPermissions(packed: string): Permission[] {
  if (!packed.startsWith(FORMAT)) return []
  return subjects.flatMap((subject, index) => {
    const bits = LETTERS.indexOf(packed[index + 1] ?? 'A')
    if (bits < 0) return []
    return actionsOf[subject]
      .filter((action) => (bits & (1 << actions.indexOf(action))) !== 0)
      .map((action): Permission => `${action} ${subject}`)
  })
}
