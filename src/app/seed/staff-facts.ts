import { addDays, day, type Day } from '#ground/day.ts'
import { staff } from './staff.ts'

/** Who of the staff is a woman. */
const women = new Set(['Maya', 'Putri', 'Ratna', 'Lilis', 'Wulan', 'Dian', 'Nining', 'Yanti', 'Rina', 'Neneng'])
const christians = new Set(['Sigit Purnomo', 'Dian Permana'])

/** The departments of an office of builders, by position; who is in none works in the field. */
const departments: Readonly<Record<string, string>> = {
  Penjualan: 'Penjualan',
  Keuangan: 'Keuangan',
  Pajak: 'Keuangan',
  Kasir: 'Keuangan',
  Pembelian: 'Umum',
  SDM: 'Umum',
  Resepsionis: 'Umum',
  'Direktur operasional': 'Direksi',
  Estimator: 'Teknik',
  Drafter: 'Teknik',
  'Quality control': 'Teknik',
  'Kepala gudang': 'Gudang',
  'Penjaga gudang': 'Gudang',
  'Sopir truk': 'Gudang',
  Logistik: 'Gudang',
  'Kepala produksi': 'Produksi',
}

/**
 * What the office keeps of one of the staff besides the wage. The drivers have neither address nor account: as in every
 * office somebody is not reached by mail. The receptionist's contract ends soon.
 */
export function staffFacts(at: number, today: Day) {
  const [name = '', position = ''] = staff[at] ?? []
  const [first = '', last = ''] = name.toLowerCase().split(' ')
  const isWoman = women.has(name.split(' ')[0] ?? '')
  const [year, month, date] = [1976 + ((at * 5) % 24), 1 + ((at * 7) % 12), 1 + ((at * 11) % 28)]
  const two = (value: number) => String(value).padStart(2, '0')
  const isDriver = position === 'Sopir truk'
  return {
    nik: `327105${two(date + (isWoman ? 40 : 0))}${two(month)}${two(year % 100)}${String(at + 1).padStart(4, '0')}`,
    ...{ birthPlace: at % 3 === 0 ? 'Bogor' : 'Sukabumi', birthDate: day(`${year}-${two(month)}-${two(date)}`) },
    ...({
      sex: isWoman ? ('P' as const) : ('L' as const),
      religion: christians.has(name) ? 'kristen' : 'islam',
    } as const),
    ...{ phone: `0812-9000-${String(1100 + at * 37)}`, department: departments[position] ?? 'Lapangan' },
    // An address that no mail ever leaves for.
    email: isDriver ? null : `${first}.${last}@contoh.example`,
    ...(isDriver
      ? {}
      : { bankName: at % 2 === 0 ? 'BCA' : 'Mandiri', bankAccountNo: `71${String(40_110_200 + at * 7919)}` }),
    contracts: [
      position === 'Resepsionis'
        ? { type: 'pkwt' as const, fromDate: addDays(today, -345), toDate: addDays(today, 20), probationTo: null }
        : {
            type: 'pkwtt' as const,
            fromDate: day(`${Number(today.slice(0, 4)) - 2}-03-01`),
            toDate: null,
            probationTo: null,
          },
    ],
  }
}
