import type { Person } from '#app/seed/as-person.ts'
import { approveBankChange, suppliers, type SupplierInput } from '#modules/parties/suppliers/contract.ts'

type Kind = NonNullable<SupplierInput['kind']>[number]

/** Those a builder around Bogor buys from: name, kind, trades, city, days until goods arrive. */
const supplierNames: readonly (readonly [string, Kind, readonly string[], string, number])[] = [
  ['PT Indo Semen Distribusi', 'material', ['semen'], 'Kab. Bogor', 2],
  ['CV Baja Makmur Bersama', 'material', ['besi', 'atap & baja ringan'], 'Kota Bekasi', 3],
  ['UD Pasir Cimangkok', 'material', ['pasir & batu'], 'Kab. Sukabumi', 1],
  ['TB Sinar Tajur', 'material', ['semen', 'cat', 'listrik'], 'Kota Bogor', 1],
  ['CV Kayu Jati Rimba', 'material', ['kayu'], 'Kab. Bogor', 4],
  ['PT Bata Ringan Nusantara', 'material', ['bata & batako'], 'Kab. Karawang', 5],
  ['PT Keramik Asia Graha', 'material', ['keramik'], 'Kota Tangerang', 7],
  ['CV Warna Sejahtera', 'material', ['cat'], 'Kota Depok', 2],
  ['PT Pipa Tirta Mandiri', 'material', ['pipa & sanitair'], 'Jakarta Timur', 3],
  ['PT Cahaya Listrik Persada', 'material', ['listrik'], 'Kota Bogor', 2],
  ['CV Sewa Alat Pakuan', 'sewa_alat', ['alat berat'], 'Kota Bogor', 1],
  ['PT Beton Cepat Prima', 'material', ['beton cor'], 'Kab. Bogor', 1],
  ['CV Teknik Mekanikal Jaya', 'subkon', ['listrik', 'pipa & sanitair'], 'Kota Depok', 7],
  ['Mandor Pak Slamet', 'mandor', ['pekerjaan tanah'], 'Kab. Bogor', 0],
]

const banks = ['BCA', 'Mandiri', 'BRI', 'BNI'] as const

/** Suppliers with a contact, an address, terms and an approved account; the same ones every time. */
export async function demoSuppliers(person: Person): Promise<readonly string[]> {
  const ids: string[] = []
  const second = person.another()
  for (const [index, [name, kind, trade, city, leadTimeDays]] of supplierNames.entries()) {
    const phone = `0813${String(15_000_000 + index * 211_337)}`
    const isFirm = /^(PT|CV)/.test(name)
    const { id } = await person.do(suppliers.add, {
      name,
      kind: [kind],
      trade: [...trade],
      whatsapp: phone,
      npwp: isFirm ? `0${String(2_109_876_541_000 + index * 7_000)}00` : null,
      isPkp: name.startsWith('PT'),
      pphType: kind === 'material' ? null : kind === 'sewa_alat' ? 'pph23' : 'pph-final',
      // Subkon: what the law says of the SBU they have, or have not.
      pphRate: kind === 'sewa_alat' ? '2' : null,
      ...(kind === 'subkon' && {
        sbuNo: '1-3271-02-012-4-09-7781',
        sbuClass: 'EL001 kecil',
        sbuValidUntil: '2028-06-30',
      }),
      leadTimeDays,
      contacts: [{ name: contacts[index % contacts.length] ?? name, phone, isPrimary: true }],
      addresses: [
        { label: 'Kantor', address: `Jl. Raya No. ${index * 7 + 3}`, city, isBilling: true, isShipping: true },
      ],
      bankAccounts: [
        {
          bank: banks[index % 4] ?? 'BCA',
          accountNo: String(8_800_112_200 + index * 977),
          holder: name,
          isDefault: true,
        },
      ],
    })
    const { bankChange } = await person.do(suppliers.open, { id })
    // Not by who asked; the last one stays waiting, so that the page shows how that looks.
    if (bankChange && index < supplierNames.length - 1) {
      await second.do(approveBankChange, { id, changeId: bankChange.id })
    }
    ids.push(id)
  }
  return ids
}

const contacts = ['Ibu Mega', 'Bapak Hartono', 'Bapak Slamet', 'Ibu Yanti', 'Bapak Anton']
