import type { PphKind } from '#ground/pph.ts'

/** A kind of income as Coretax knows it. */
export interface TaxObject {
  readonly code: string
  readonly name: string
}

const rows = (codes: Readonly<Record<string, string>>): readonly TaxObject[] =>
  Object.entries(codes).map(([code, name]) => ({ code, name }))

// Of what builders and makers buy; others are typed. Sources: 24-100-02, 24-104-08, -10, -29 and both of PPh 22 were read
// in Coretax's own lists. The other services follow the order of PMK 141/2015 art. 1 from 24-104-04 on;
// code and name were compared, one by one, with two independent lists that e-Bupot Unifikasi programs carry (65 services each,
// both the same here), so 'in two lists', not official text.
const objects: Partial<Record<PphKind, readonly TaxObject[]>> = {
  pph22: rows({
    '22-900-01': 'Penjualan kepada BUMN',
    '22-910-01': 'Penjualan kepada bendahara pemerintah',
  }),
  pph23: rows({
    '24-100-02': 'Sewa alat dan harta selain tanah atau bangunan',
    '24-104-01': 'Jasa teknik',
    '24-104-02': 'Jasa manajemen',
    '24-104-03': 'Jasa konsultan',
    '24-104-04': 'Jasa penilai (appraisal)',
    '24-104-06': 'Jasa akuntansi dan pembukuan',
    '24-104-07': 'Jasa hukum',
    '24-104-08': 'Jasa arsitektur',
    '24-104-09': 'Jasa perencanaan kota dan lanskap',
    '24-104-10': 'Jasa perancang (design)',
    '24-104-16': 'Jasa pengolahan limbah',
    '24-104-17': 'Jasa penyedia tenaga kerja',
    '24-104-18': 'Jasa perantara',
    '24-104-24': 'Jasa perangkat lunak dan keras komputer',
    '24-104-28': 'Jasa pemasangan mesin dan alat, bukan konstruksi',
    '24-104-29': 'Jasa perawatan mesin dan alat, bukan konstruksi',
    '24-104-30': 'Jasa perawatan kendaraan dan alat angkut',
    '24-104-31': 'Jasa maklon',
    '24-104-32': 'Jasa keamanan',
    '24-104-33': 'Jasa penyelenggara acara',
    '24-104-34': 'Jasa iklan dan tempat di media',
    '24-104-35': 'Jasa pembasmian hama',
    '24-104-36': 'Jasa kebersihan',
    '24-104-37': 'Jasa sedot septic tank',
    '24-104-39': 'Jasa katering',
    '24-104-40': 'Jasa freight forwarding',
    '24-104-41': 'Jasa logistik',
    '24-104-42': 'Jasa pengurusan dokumen',
    '24-104-43': 'Jasa pengepakan',
    '24-104-44': 'Jasa bongkar muat',
    '24-104-45': 'Jasa laboratorium dan pengujian',
    '24-104-47': 'Jasa penyondiran tanah',
    '24-104-48': 'Jasa penyiapan dan pengolahan lahan',
    '24-104-53': 'Jasa dekorasi',
    '24-104-54': 'Jasa pencetakan',
    '24-104-56': 'Jasa pengangkutan dan ekspedisi',
    '24-104-60': 'Jasa pelatihan dan kursus',
    '24-104-62': 'Jasa sertifikasi',
    '24-104-63': 'Jasa survei',
  }),
}

/** Whether the code of a tax is asked: PPh final has its code by its rate, PPh 21 by whom it is paid to. */
export const asksObject = (kind: string | null): kind is 'pph22' | 'pph23' => kind === 'pph22' || kind === 'pph23'

/** Tells the codes that are offered of a tax, in their order. */
export const taxObjectsOf = (kind: string | null): readonly TaxObject[] =>
  asksObject(kind) ? (objects[kind] ?? []) : []

/** Names a code; null where it is not among the offered ones. */
export function taxObjectName(code: string): string | null {
  const all = Object.values(objects).flat()
  return all.find((one) => one.code === code)?.name ?? null
}
