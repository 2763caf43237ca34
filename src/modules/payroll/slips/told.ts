import { rupiah } from '#ground/format.ts'
import type { LineKept, SlipPage } from '../runs/pages.ts'
import { FORMER } from './slip-tax.ts'
import { halvesText, NOT_WITHHELD } from './words.ts'

type Known = Pick<SlipPage, 'scheduled' | 'employed' | 'unpaidHalves' | 'division'> & {
  readonly pay: Pick<NonNullable<SlipPage['pay']>, 'taxable' | 'ptkp'>
}

/** Tells where the amount of a line of a slip comes from, in one sentence. */
export function lineTold({ code, side, note, amount }: LineKept, slip: Known): string {
  const { pay } = slip
  const isOwn = side === 'potongan'
  if (note === NOT_WITHHELD)
    return 'Bagian karyawan yang tidak tertutup upahnya bulan ini; tetap wajib disetor, jadi dibayar perusahaan.'
  switch (code) {
    case 'pokok':
    case 'tetap':
      return baseTold(note, slip)
    case 'tanpa_upah':
      return unpaidTold(slip)
    case 'lembur':
    case 'tunjangan':
    case 'bonus':
      return 'Ditambahkan di slip ini; dibayar dan kena pajak bersama gaji bulan itu.'
    case 'koreksi':
      return 'Yang kelebihan dibayar sebelumnya; penghasilan bruto PPh 21 bulan ini ikut berkurang.'
    case 'natura':
      return 'Sudah diterima bukan sebagai uang; kena pajak bersama gaji bulan itu, biayanya dibukukan waktu dibeli.'
    case 'zakat':
      return 'Disetorkan perusahaan ke badan amil zakat; mengurangi penghasilan neto setahun.'
    case 'thr':
      return note === null
        ? 'Ditambahkan di slip ini; dibayar dan kena pajak bersama gaji bulan itu.'
        : `Gaji pokok dan tunjangan tetap yang berlaku di hari raya, untuk ${note} masa kerja (Permenaker 6/2016).`
    case 'tunjangan_pph':
      return 'PPh 21 yang ditanggung perusahaan: jumlah terkecil yang sama dengan pajaknya sendiri.'
    case 'pph21':
      return pphTold(note, amount, pay)
    case 'kasbon':
      return 'Cicilan yang jatuh tempo; paling banyak setengah dari upah sesudah BPJS dan PPh 21.'
    case 'kesehatan':
      return isOwn
        ? '1% dari gaji dan tunjangan tetap, sampai batas tertinggi; paling sedikit dari upah minimum.'
        : '4% dari dasar yang sama, dibayar perusahaan; masuk penghasilan bruto PPh 21.'
    case 'jht':
      return isOwn ? '2% dari gaji dan tunjangan tetap.' : '3,7% dari dasar yang sama, dibayar perusahaan.'
    case 'jp':
      return isOwn
        ? '1% dari gaji dan tunjangan tetap, sampai batas tertinggi.'
        : '2% dari dasar yang sama, dibayar perusahaan.'
    case 'jkk':
      return 'Menurut tingkat risiko kerja perusahaan; masuk penghasilan bruto PPh 21.'
    case 'jkm':
      return '0,3% dari gaji dan tunjangan tetap; masuk penghasilan bruto PPh 21.'
  }
}

function baseTold(note: string | null, { scheduled, employed, division }: Known): string {
  if (division?.method === 'calendar' && note !== null) return `Yang berlaku sebulan, untuk ${note} ia bekerja.`
  if (division?.method === 'daily' && employed < scheduled)
    return `Upah sehari 1/${division.by} dari yang berlaku sebulan, untuk ${employed} hari kerja ia bekerja; paling banyak sebulan penuh (PP 36/2021 pasal 17).`
  return employed < scheduled
    ? `Yang berlaku sebulan, untuk ${employed} dari ${scheduled} hari kerja ia bekerja di bulan itu.`
    : `Yang berlaku sebulan penuh, ${scheduled} hari kerja.`
}

function unpaidTold({ scheduled, unpaidHalves, division }: Known): string {
  const days = `${halvesText(unpaidHalves)} hari izin tidak dibayar atau alpa`
  return division
    ? `${days}, sehari 1/${division.by} dari gaji sebulan.`
    : `${days}, dari ${scheduled} hari kerja sebulan.`
}

function pphTold(note: string | null, amount: string, { ptkp, taxable }: { ptkp: string; taxable: string }): string {
  const gross = `penghasilan bruto ${rupiah(taxable)}`
  if (note === FORMER)
    return `Tarif Pasal 17 atas seluruh ${gross}, tanpa PTKP dan biaya jabatan (PMK 168/2023); bukti potongnya BP21.`
  if (note?.endsWith('sebulan'))
    return `${note}: atas semua penghasilan bulan itu, dikurangi yang sudah dipotong di slip lain; di slip ini ${gross}; status ${ptkp} pada 1 Januari.`
  if (note?.startsWith('TER')) return `${note} × ${gross}; status ${ptkp} pada 1 Januari.`
  return amount.startsWith('-')
    ? `Pajak setahun lebih kecil daripada yang sudah dipotong; lebihnya kembali bersama slip ini.`
    : `Masa pajak terakhir: pajak setahun dikurangi yang sudah dipotong; ${gross} bulan ini.`
}
