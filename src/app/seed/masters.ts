import { addDays, type Day } from '#ground/day.ts'
import type { Dice } from '#app/seed/dice.ts'
import { customerNames, itemNames, itemWeights } from '#app/seed/names.ts'
import type { Person } from '#app/seed/as-person.ts'
import { items as itemDoors } from '#modules/catalog/contract.ts'
import { companies } from '#modules/company/companies/contract.ts'
import { customers } from '#modules/parties/contract.ts'
import { addStock, pickWarehouse } from '#modules/warehouse/contract.ts'

/** An item of the demo, as the orders need it. */
export interface DemoItem {
  readonly id: string
  readonly unit: string
  readonly price: number
  readonly cost: number
  readonly isStocked: boolean
}

// Days of an SBU's three years, behind and ahead: it held when each contract of the demo was signed (indonesia.md 2.1).
const SBU_HELD = 730
const SBU_LEFT = 365

/** Makes the demo's company; the books, the first warehouse and the cash accounts come with it. */
export async function demoCompany(
  person: Person,
  today: Day,
  named = { name: 'Wira Bangun Persada', shortCode: 'WBP' },
): Promise<string> {
  const made = await person.do(companies.add, {
    ...named,
    legalForm: 'pt',
    npwp: '0312 4567 8901 2000',
    isPkp: true,
    pkpDate: '2019-03-01',
    address: 'Jl. Raya Tajur No. 88, Bogor Timur',
    city: 'Kota Bogor',
    province: 'Jawa Barat',
    postalCode: '16141',
    phone: '0251-833-4400',
    email: 'keuangan@wirabangun.co.id',
    footer: 'Kantor buka Senin–Sabtu, 08.00–17.00 WIB.',
    bankAccounts: [{ bank: 'BCA', accountNo: '095 412 8800', holder: 'PT Wira Bangun Persada', isDefault: true }],
    signatories: [{ name: 'Siti Nurhaliza', position: 'Manajer Keuangan', docTypes: [], isDefault: true }],
    sbu: [
      {
        ...{
          no: 'PB-UMKU 812003234567800010001',
          subclass: 'BG002 Konstruksi Gedung Perkantoran',
          qualification: 'kecil',
        },
        ...{ validFrom: addDays(today, -SBU_HELD), validUntil: addDays(today, SBU_LEFT) },
      },
    ],
  })
  return made.id
}

/** Customers with an address, a contact and terms; beyond the names there are, names again with a word behind them. */
export async function demoCustomers(
  person: Person,
  dice: Dice,
  count: number = customerNames.length,
): Promise<readonly string[]> {
  const ids: string[] = []
  const wanted = furtherWords.flatMap((word) => customerNames.map(([name, ...rest]) => [name + word, ...rest] as const))
  for (const [index, [name, type, city, address]] of wanted.slice(0, count).entries()) {
    const phone = `0812${String(34_000_000 + index * 137_911)}`
    const made = await person.do(customers.add, {
      name,
      type,
      phone,
      email: `pembelian${index + 1}@contoh.co.id`,
      npwp: type === 'perorangan' ? null : `0${dice.between(210, 989)}9876${dice.between(1000, 9999)}1000`,
      isPkp: type === 'badan_usaha' && dice.chance(60),
      withholdsTax: (type !== 'perorangan' && dice.chance(30)) || index === treasurerAt,
      ...(index === treasurerAt && { vatCollector: 'bendahara' as const }),
      creditLimit: type === 'perorangan' ? null : String(dice.pick([250_000_000, 500_000_000, 1_500_000_000])),
      contacts: [{ name: type === 'perorangan' ? name : dice.pick(contacts), phone, isPrimary: true }],
      addresses: [{ label: 'Kantor', address, city, isBilling: true, isShipping: true }],
    })
    ids.push(made.id)
  }
  return ids
}

/** The one whose treasurer remits PPN himself: the hospital of the district. */
export const treasurerAt = customerNames.findIndex(([name]) => name.startsWith('RSUD'))

const furtherWords = ['', ' Jaya', ' Utama', ' Makmur', ' Sentosa'] as const

const contacts = ['Bapak Yusuf', 'Ibu Lestari', 'Bapak Agus', 'Ibu Wulan', 'Bapak Rudi', 'Bapak Dedi']

/** How many items to make, and how much of each lies in the first warehouse. */
interface ItemsWanted {
  readonly openedOn: Day
  /** How many times the usual opening stock. */
  readonly stocks: number
  /** Brands to make every item in; one nameless brand unless told. */
  readonly brands?: readonly string[]
}

/** Items with today's price, and their opening stock in the first warehouse. */
export async function demoItems(
  person: Person,
  { openedOn, stocks, brands = [''] }: ItemsWanted,
): Promise<readonly DemoItem[]> {
  const made: DemoItem[] = []
  const stock: StockLine[] = []
  for (const [name, kind, unit, price, cost, opening, other, brand] of brandedItems(brands)) {
    const units = other ? [{ unit: other[0], num: other[1], den: 1, isPurchase: other[0] !== 'palet' }] : []
    const { id } = await person.do(itemDoors.add, {
      name: brand === '' ? name : `${name} ${brand}`,
      kind,
      brand,
      baseUnit: unit,
      sellPrice: String(price),
      estCost: cost > 0 ? String(cost) : null,
      weightKg: itemWeights[name] ?? null,
      category: kind === 'jasa' ? 'Jasa' : 'Material',
      units,
    })
    made.push({ id, unit, price, cost, isStocked: kind !== 'jasa' })
    if (opening > 0) stock.push({ itemId: id, qty: String(opening * stocks), value: String(opening * stocks * cost) })
  }
  await openingStock(person, addDays(openedOn, -1), stock)
  return made
}

interface StockLine {
  readonly itemId: string
  readonly qty: string
  readonly value: string
}

/** Brings goods into a warehouse as opening stock; into the main one unless told. */
export async function openingStock(
  person: Person,
  on: Day,
  lines: readonly StockLine[],
  warehouseId?: string,
): Promise<void> {
  await person.do(addStock, {
    type: 'saldo_awal',
    on,
    warehouseId: warehouseId ?? (await mainWarehouse(person)),
    notes: 'Saldo awal',
    lines: [...lines],
  })
}

/** The warehouse a company begins with, also when others were added. */
export async function mainWarehouse(person: Person): Promise<string> {
  const main = (await person.do(pickWarehouse, {})).find(({ type }) => type === 'utama')
  if (!main) throw new Error('the company has no main warehouse')
  return main.id
}

function brandedItems(brands: readonly string[]) {
  return brands.flatMap((brand) => itemNames.map((item) => [...item, brand] as const))
}
