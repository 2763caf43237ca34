import type { AddIn } from '#kit/record/record.ts'
import type { houseRecord } from '../../house.record.ts'
import type { House } from '../../houses/contract.ts'

type Input = AddIn<typeof houseRecord>

/** What the form holds: the fields of a house. */
export type HouseValues = Input & { readonly version?: number }

export function blankHouse(): HouseValues {
  return { name: '', overheadKind: 'none', secondPercent: '70', tolerancePercent: '5', city: '' }
}

const FIELDS = [
  'name',
  'code',
  'headName',
  'phone',
  'address',
  'city',
  'lat',
  'lng',
  'capacity',
  'capacityUnit',
  'workingHours',
  'overheadKind',
  'overheadPercent',
  'overheadPerUnit',
  'secondPercent',
  'tolerancePercent',
  'notes',
] as const

/** A saved house as the form shows it. */
export function valuesOf(house: House): HouseValues {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, house[field] ?? '']))
  return { ...blankHouse(), ...(fields as Partial<HouseValues>), version: house.version }
}

/** What is sent; an overhead that is not the chosen kind says nothing. */
export function inputOf({ version: _version, ...values }: HouseValues): Input {
  const { overheadPercent, overheadPerUnit, ...rest } = values
  return {
    ...rest,
    ...(overheadPercent !== undefined && { overheadPercent: rest.overheadKind === 'percent' ? overheadPercent : '' }),
    ...(overheadPerUnit !== undefined && { overheadPerUnit: rest.overheadKind === 'per-unit' ? overheadPerUnit : '' }),
  }
}

/** How fields are called when two versions are compared. */
export const comparedFields = {
  name: 'Nama',
  code: 'Kode',
  headName: 'Kepala produksi',
  phone: 'Telepon',
  address: 'Alamat',
  city: 'Kota',
  capacity: 'Kapasitas per hari',
  capacityUnit: 'Satuan kapasitas',
  workingHours: 'Jam kerja',
  overheadKind: 'Overhead',
  overheadPercent: 'Overhead (%)',
  overheadPerUnit: 'Overhead per satuan',
  secondPercent: 'Nilai hasil KW 2',
  tolerancePercent: 'Toleransi pemakaian',
  notes: 'Catatan',
}
