/** How often an instalment falls due. */
export const kasbonEvery = { bulan: 'Bulan', minggu: 'Minggu' } as const
export type KasbonEvery = keyof typeof kasbonEvery

/** Where a kasbon stands; whether it is settled is read off what came back. */
export const kasbonStatuses = {
  asked: 'Menunggu persetujuan',
  approved: 'Disetujui',
  paid: 'Berjalan',
  settled: 'Lunas',
  void: 'Dibatalkan',
} as const
export type KasbonStatus = keyof typeof kasbonStatuses

/** Where an instalment stands. */
export const instalmentStates = {
  due: 'Terjadwal',
  part: 'Terpotong sebagian',
  taken: 'Lunas',
  'put-off': 'Ditunda',
} as const
export type InstalmentState = keyof typeof instalmentStates

/** Who a kasbon is lent to: wages of which kind it comes back from. */
export type KasbonRole = 'employee' | 'worker'
