/** Somebody's state and dependants on 1 January, or on the day of arrival: what part of a year's income is free. */
export const ptkps = {
  'TK/0': 'TK/0',
  'TK/1': 'TK/1',
  'TK/2': 'TK/2',
  'TK/3': 'TK/3',
  'K/0': 'K/0',
  'K/1': 'K/1',
  'K/2': 'K/2',
  'K/3': 'K/3',
} as const
export type Ptkp = keyof typeof ptkps

/** Who bears the PPh 21 of a wage; `nett` is worked out as `gross_up` is: the tax that is borne is itself taxed. */
export const taxMethods = {
  gross: 'Dipotong dari gaji',
  gross_up: 'Tunjangan pajak (gross-up)',
  nett: 'Ditanggung perusahaan',
} as const
export type TaxMethod = keyof typeof taxMethods
