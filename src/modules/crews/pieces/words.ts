/** How a crew shares what its work comes to. */
export const shareWays = {
  days: 'Menurut hari kerja × bobot',
  percent: 'Menurut persen tetap',
  amount: 'Jumlahnya ditulis tiap opname',
} as const
export type ShareBy = keyof typeof shareWays

/** Where an opname stands; paid is derived from its shares. */
export const opnameStates = {
  sent: 'Menunggu persetujuan',
  approved: 'Disetujui',
  paid: 'Masuk upah',
  void: 'Dibatalkan',
} as const
export type OpnameState = keyof typeof opnameStates
