import type { AddIn } from '#kit/record/record.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { WithFiles } from '#kit/record/with-files.ts'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { houseRecord } from '../../house.record.ts'
import type { House, houses } from '../../houses/contract.ts'

type Input = AddIn<typeof houseRecord>

/** A material of the house, as a row of the grid. */
export interface MaterialLine extends KeyedRow {
  readonly item: Choice | null
  readonly minQty: string
  readonly unit: string
}

/** What the form holds: the fields of a house, and what it uses. */
export type HouseValues = Input & WithFiles & { readonly version?: number; readonly materials: readonly MaterialLine[] }

export const blankMaterial = () => ({ item: null, minQty: '', unit: '' })

export function isBlankMaterial(line: MaterialLine): boolean {
  return !line.item && !line.minQty
}

export function blankHouse(): HouseValues {
  return { name: '', overheadKind: 'none', secondPercent: '70', tolerancePercent: '5', city: '', materials: [] }
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
  const materials = house.materials.map(({ itemId, name, code, unit, minQty }) => ({
    // Nothing is no limit: the house only says that it uses it.
    ...{ key: itemId, minQty: minQty === '0' ? '' : minQty, unit },
    item: { id: itemId, label: name, code, more: { unit } },
  }))
  return { ...blankHouse(), ...(fields as Partial<HouseValues>), materials, version: house.version }
}

/** A house like another: where it stands and how it is called there is left to be filled in. */
export function copiedFrom(house: House): HouseValues {
  const { version: _version, materials, ...values } = valuesOf(house)
  const place = { code: '', phone: '', address: '', lat: '', lng: '' }
  return { ...values, ...place, materials: materials.map((line) => ({ ...line, key: rowKey() })) }
}

/** What is sent; an overhead that is not the chosen kind says nothing. */
export function inputOf({ version: _version, materials, ...values }: HouseValues): InputOf<typeof houses.add> {
  const { overheadPercent, overheadPerUnit, ...rest } = values
  return {
    ...rest,
    materials: materials.map(({ item, minQty }) => ({ itemId: item?.id ?? '', minQty: minQty || '0' })),
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
  materials: 'Bahan yang dipakai',
}
