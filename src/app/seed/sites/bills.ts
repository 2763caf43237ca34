/** A row of a bill of quantities; a group has neither unit nor volume nor price. */
export type BillRow = readonly [
  number: string,
  name: string,
  unit: string | null,
  volume: string | null,
  price: string | null,
]

/** Of the shophouse that is being built. */
export const shophouseBill: readonly BillRow[] = [
  ['I', 'Pekerjaan persiapan', null, null, null],
  ['1', 'Pembersihan lapangan', 'm2', '420', '18500'],
  ['2', 'Direksi keet dan gudang', 'ls', '1', '14500000'],
  ['II', 'Pekerjaan tanah dan pondasi', null, null, null],
  ['1', 'Galian tanah pondasi', 'm3', '96', '92000'],
  ['2', 'Pondasi batu kali 1:4', 'm3', '64.5', '985000'],
  ['III', 'Pekerjaan beton', null, null, null],
  ['1', 'Sloof 15/20', 'm3', '8.4', '5150000'],
  ['2', 'Kolom 20/20', 'm3', '11.2', '6240000'],
  ['IV', 'Pekerjaan dinding', null, null, null],
  ['1', 'Pasangan bata ringan', 'm2', '512', '142000'],
  ['2', 'Plester dan acian', 'm2', '1024', '78500'],
]

/** Of a warehouse that is late. */
export const warehouseBill: readonly BillRow[] = [
  ['I', 'Struktur bawah', null, null, null],
  ['1', 'Pondasi tapak', 'm3', '38', '3450000'],
  ['2', 'Lantai kerja beton K-225', 'm2', '900', '268000'],
  ['II', 'Struktur baja', null, null, null],
  ['1', 'Kolom dan rafter WF 250', 'kg', '14200', '24500'],
  ['2', 'Gording CNP 150', 'kg', '3650', '23000'],
  ['III', 'Penutup', null, null, null],
  ['1', 'Atap spandek 0,45', 'm2', '1040', '146000'],
  ['2', 'Dinding spandek', 'm2', '560', '139000'],
  ['3', 'Pintu gulung 4 × 4 m', 'unit', '2', '18500000'],
]

/** Of a school's fence that was handed over. */
export const fenceBill: readonly BillRow[] = [
  ['I', 'Pagar keliling', null, null, null],
  ['1', 'Pondasi batu kali pagar', 'm3', '42', '965000'],
  ['2', 'Pasangan bata merah', 'm2', '310', '148000'],
  ['3', 'Plester dan cat', 'm2', '620', '92000'],
  ['II', 'Gerbang', null, null, null],
  ['1', 'Gerbang besi 6 m', 'unit', '1', '27500000'],
]

/** Of a house that was asked for. */
export const houseBill: readonly BillRow[] = [
  ['I', 'Pekerjaan persiapan', null, null, null],
  ['1', 'Bongkar bangunan lama', 'ls', '1', '12500000'],
  ['II', 'Pekerjaan struktur', null, null, null],
  ['1', 'Pondasi batu kali', 'm3', '34', '1020000'],
  ['2', 'Beton bertulang K-225', 'm3', '21.5', '5480000'],
  ['III', 'Pekerjaan atap', null, null, null],
  ['1', 'Rangka baja ringan dan genteng', 'm2', '168', '298000'],
]
