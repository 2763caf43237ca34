/** The unit of whatever Coretax has no code for: 'sak', 'rit', 'zak'. */
export const OTHER_UNIT = 'UM.0033'

const CODES: Readonly<Record<string, string>> = {
  ton: 'UM.0001',
  kg: 'UM.0003',
  gram: 'UM.0004',
  g: 'UM.0004',
  liter: 'UM.0007',
  ltr: 'UM.0007',
  l: 'UM.0007',
  cm3: 'UM.0011',
  m2: 'UM.0012',
  m1: 'UM.0013',
  m: 'UM.0013',
  meter: 'UM.0013',
  inci: 'UM.0014',
  cm: 'UM.0015',
  yard: 'UM.0016',
  lusin: 'UM.0017',
  unit: 'UM.0018',
  set: 'UM.0019',
  lembar: 'UM.0020',
  lbr: 'UM.0020',
  pcs: 'UM.0021',
  buah: 'UM.0021',
  bh: 'UM.0021',
  btg: 'UM.0021',
  batang: 'UM.0021',
  boks: 'UM.0022',
  box: 'UM.0022',
  dus: 'UM.0022',
  tahun: 'UM.0023',
  bulan: 'UM.0024',
  minggu: 'UM.0025',
  hari: 'UM.0026',
  jam: 'UM.0027',
  menit: 'UM.0028',
  ls: 'UM.0030',
  paket: 'UM.0030',
  m3: 'UM.0034',
  cm2: 'UM.0035',
  drum: 'UM.0036',
  karton: 'UM.0037',
  kwh: 'UM.0038',
  roll: 'UM.0039',
}

/** The code of a unit in the reference sheet of Coretax; 'm³' and 'M3' are one. */
export function unitCode(unit: string): string {
  const plain = unit.trim().toLowerCase().replace('²', '2').replace('³', '3')
  return CODES[plain] ?? OTHER_UNIT
}
