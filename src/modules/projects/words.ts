/** Where a project stands; `kalah`, `putus` and `batal` end it before it is done. */
export const projectStatuses = {
  prospek: 'Prospek',
  kontrak: 'Kontrak',
  berjalan: 'Berjalan',
  ditunda: 'Ditunda',
  bast1: 'Pemeliharaan',
  bast2: 'BAST-2',
  selesai: 'Selesai',
  kalah: 'Kalah',
  putus: 'Putus kontrak',
  batal: 'Batal',
} as const
export type ProjectStatus = keyof typeof projectStatuses

/** What somebody does in the team of a project. */
export const memberRoles = {
  manajer: 'Manajer proyek',
  pelaksana: 'Pelaksana',
  mandor: 'Mandor',
  pengawas: 'Pengawas',
  logistik: 'Logistik',
  admin: 'Admin proyek',
} as const
export type MemberRole = keyof typeof memberRoles

/** The head under which the cost of a work item is told. */
export const costHeads = { material: 'Material', upah: 'Upah', alat: 'Alat', subkon: 'Subkon', umum: 'Umum' } as const
export type CostHead = keyof typeof costHeads

/** The time of the site, where it is not that of the company. */
export const siteZones = { WIB: 'WIB', WITA: 'WITA', WIT: 'WIT' } as const
export type SiteZone = keyof typeof siteZones

/** Something of a project that is not done yet. */
export interface HangingThing {
  /** What it is: 'Pesanan pembelian PO-2611-0004 belum selesai'. */
  readonly what: string
  /** Where it is finished; null where the person may not open it. */
  readonly href: string | null
  /** Whether a project may be closed over it with a reason: nothing of it stands in the books. */
  readonly isWaivable: boolean
}
