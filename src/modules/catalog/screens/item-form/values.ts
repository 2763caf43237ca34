import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { today } from '#kit/screen/format/zone.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { changedFrom } from '#kit/screen/form/changed.ts'
import { shapeErrors } from '#kit/screen/form/shape-errors.ts'
import type { FieldErrors } from '#kit/screen/form/store.ts'
import { items, type Item, type ItemEdit, type ItemInput } from '../../contract.ts'
import { ratioOf, sidesOf, type ItemKind } from '../../rules.ts'
import { openingOf, type OpeningValues } from './opening-rows.ts'
import { copiedSuppliers, supplierRows, suppliersOf, type SupplierValues } from './supplier-rows.ts'

/** A unit as people say it: `den` of the unit hold `num` of the base unit. */
export interface UnitValues extends KeyedRow {
  readonly id?: string
  readonly unit: string
  readonly num: string
  readonly den: string
  readonly isPurchase: boolean
  readonly isIssue: boolean
}

/** What the form holds of an item. */
export interface ItemValues {
  readonly version?: number
  readonly kind: ItemKind
  readonly name: string
  readonly code: string
  readonly category: string
  readonly brand: string
  readonly spec: string
  readonly barcode: string
  readonly baseUnit: string
  readonly units: readonly UnitValues[]
  readonly sellPrice: string
  readonly rabPrice: string
  readonly minPrice: string
  readonly estCost: string
  readonly taxCode: string
  readonly supplier: Choice | null
  readonly suppliers: readonly SupplierValues[]
  /** What they asked when the form was opened. */
  readonly askedBefore?: ItemEdit['askedBefore']
  /** The production houses that use it. */
  readonly houseIds: readonly string[]
  /** Of a new item: what lay where, and on which day. */
  readonly opening: readonly OpeningValues[]
  readonly openingOn: string
  readonly minStock: string
  readonly shelfLocation: string
  readonly weightKg: string
  readonly notes: string
  readonly isActive: boolean
}

export const blankUnit = (): Omit<UnitValues, 'key'> => ({
  unit: '',
  num: '',
  den: '1',
  isPurchase: true,
  isIssue: true,
})

/** An empty form for a kind. */
export function blankItem(kind: ItemKind): ItemValues {
  return {
    kind,
    name: '',
    code: '',
    category: '',
    brand: '',
    spec: '',
    barcode: '',
    baseUnit: '',
    units: [],
    sellPrice: '',
    rabPrice: '',
    minPrice: '',
    estCost: '',
    taxCode: '',
    supplier: null,
    suppliers: [],
    houseIds: [],
    opening: [],
    openingOn: today(),
    minStock: '',
    shelfLocation: '',
    weightKg: '',
    notes: '',
    isActive: true,
  }
}

const TEXTS = [
  'name',
  'code',
  'category',
  'brand',
  'spec',
  'barcode',
  'baseUnit',
  'sellPrice',
  'rabPrice',
  'minPrice',
  'estCost',
  'taxCode',
  'minStock',
  'shelfLocation',
  'weightKg',
  'notes',
] as const

/** A saved item as the form shows it. */
export function valuesOf(item: Item): ItemValues {
  const { defaultSupplierId: id, supplierName } = item
  return {
    ...blankItem(item.kind),
    ...(Object.fromEntries(TEXTS.map((key) => [key, item[key] ?? ''])) as Pick<ItemValues, (typeof TEXTS)[number]>),
    version: item.version,
    supplier: id ? { id, label: supplierName ?? 'Supplier' } : null,
    isActive: item.status === 'aktif',
    suppliers: supplierRows(item),
    askedBefore: item.suppliers.map(({ supplierId, price }) => ({ supplierId, price })),
    houseIds: item.houseIds ?? [],
    units: item.units.map((unit) => {
      const { count, holds } = sidesOf(unit)
      return {
        key: unit.id,
        id: unit.id,
        unit: unit.unit,
        num: holds,
        den: count,
        isPurchase: unit.isPurchase,
        isIssue: unit.isIssue,
      }
    }),
  }
}

/** What a new item takes over from one like it: all but what is its own, as code and barcode are. */
export function copiedFrom(item: Item): ItemValues {
  const { version: _version, askedBefore: _asked, units, suppliers, ...values } = valuesOf(item)
  return {
    ...values,
    ...{ code: '', barcode: '', isActive: true },
    units: units.map(({ id: _id, ...unit }) => ({ ...unit, key: rowKey() })),
    suppliers: copiedSuppliers(suppliers),
  }
}

/** What this person may know of an item, and say beside it. */
export interface SeenOfItem {
  readonly cost: boolean
  /** What is paid and asked for it. */
  readonly purchases: boolean
  readonly houses: boolean
}

/** What a new item sends: its fields, and what of it lay where. */
export function newInputOf(values: ItemValues, sees: SeenOfItem): ItemInput {
  return { ...inputOf(values, sees), ...openingOf(values) }
}

/** What is sent; a ratio that is none goes as zero, so that its field is refused. Costs only when they may be seen. */
export function inputOf(values: ItemValues, sees: SeenOfItem): ItemInput {
  const { version: _version, supplier, suppliers, isActive, units, minPrice, estCost, houseIds, ...rest } = values
  const { opening: _opening, openingOn: _openingOn, askedBefore: _asked, ...fields } = rest
  return {
    ...fields,
    ...(sees.cost && { minPrice, estCost }),
    ...(sees.purchases && { suppliers: suppliersOf(suppliers) }),
    ...(sees.houses && { houseIds: [...(houseIds ?? [])] }),
    defaultSupplierId: supplier?.id ?? null,
    status: isActive ? 'aktif' : 'nonaktif',
    units: units.map(({ key: _key, num, den, ...unit }) => ({ ...unit, ...(ratioOf(num, den) ?? { num: 0, den: 1 }) })),
  }
}

/** What a change sends: what differs, and beside its suppliers what they asked before. */
export function changesOf(item: Item, values: ItemValues, sees: SeenOfItem): Partial<ItemEdit> {
  const changed = changedFrom(inputOf(valuesOf(item), sees), inputOf(values, sees))
  return changed.suppliers ? { ...changed, askedBefore: values.askedBefore } : changed
}

/** What can be refused without asking the server. */
export function complaintsOf(values: ItemValues, sees: SeenOfItem): FieldErrors {
  const errors = { ...shapeErrors(items.add.input, newInputOf(values, sees)) }
  if (values.category.trim() === '') errors['category'] = ['Pilih kategori, atau tulis yang baru.']
  for (const [at, { num, den }] of values.units.entries()) {
    if (!ratioOf(num, den)) errors[`units.${at}.num`] = ['Isi angka di kedua sisi, lebih dari 0, misalnya 1 dan 12.']
  }
  return errors
}

/** How fields are called when two versions are compared. */
export const comparedFields = {
  name: 'Nama',
  code: 'Kode',
  kind: 'Jenis',
  category: 'Kategori',
  brand: 'Merek',
  spec: 'Spesifikasi',
  barcode: 'Barcode',
  baseUnit: 'Satuan dasar',
  units: 'Satuan lain',
  sellPrice: 'Harga jual',
  rabPrice: 'Harga RAB',
  minPrice: 'Harga jual terendah',
  estCost: 'HPP perkiraan',
  taxCode: 'Pajak',
  supplier: 'Supplier utama',
  suppliers: 'Supplier dan harganya',
  houseIds: 'Rumah produksi',
  minStock: 'Stok minimum',
  shelfLocation: 'Rak',
  weightKg: 'Berat',
  notes: 'Catatan',
  isActive: 'Aktif',
}
