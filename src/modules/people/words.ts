/** The two sexes, as an identity card writes them. */
export const sexes = { L: 'Laki-laki', P: 'Perempuan' } as const

/** The religions a feast-day allowance goes by. */
export const religions = {
  islam: 'Islam',
  kristen: 'Kristen',
  katolik: 'Katolik',
  hindu: 'Hindu',
  buddha: 'Buddha',
  khonghucu: 'Khonghucu',
} as const

/** On what terms an employee works. */
export const contractTypes = {
  pkwtt: 'Tetap (PKWTT)',
  pkwt: 'Kontrak (PKWT)',
  magang: 'Magang',
  harian: 'Harian',
} as const
export type ContractType = keyof typeof contractTypes

/** How a worker is paid: by the day, or by the piece of work. */
export const workerKinds = { harian: 'Harian', borongan: 'Borongan' } as const
export type WorkerKind = keyof typeof workerKinds

/** The role in which a person earns. */
export type PayRole = 'employee' | 'worker'

/** Trades that are proposed; any other may be written. */
export const usualTrades: readonly string[] = [
  ...['Mandor', 'Kepala tukang', 'Tukang batu', 'Tukang kayu', 'Tukang besi', 'Tukang cat', 'Tukang listrik'],
  ...['Tukang las', 'Kenek'],
]
