import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { partsOf } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Facts, type Fact } from '#kit/screen/detail/facts.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { bpjsProgrammes, employeeTax, saveEmployeeTax, taxMethods, type TaxPage } from '../../tax/contract.ts'
import { TaxSheet } from './tax-sheet.tsx'

/** PTKP, method and BPJS of an employee, year by year; who may not see wages has no such card. */
export function TaxCard({ of }: { readonly of: { readonly id: string; readonly name: string } }) {
  const now = partsOf(today()).year
  const [year, setYear] = useState(now)
  const [isEditing, setEditing] = useState(false)
  const seesPay = useMay(employeeTax)
  const mayEdit = useMay(saveEmployeeTax)
  const asked = useAsk(employeeTax, { id: of.id, year }, { when: seesPay, keep: true })
  if (!seesPay) return null
  const years = [now - 1, now, now + 1].map((one) => ({ value: String(one), label: String(one) }))
  return (
    <Card
      title="Pajak & BPJS"
      aside={
        <Segmented
          label="Tahun pajak"
          value={String(year)}
          options={years}
          onChange={(next) => setYear(Number(next))}
        />
      }
    >
      <AskedCard asked={asked}>
        {(tax) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {!tax.isSet && (
              <Notice tone="warning">
                Belum diisi untuk {tax.year}; gajinya belum bisa dihitung. Yang terlihat di bawah ini usulan.
              </Notice>
            )}
            <Facts rows={factsOf(tax)} />
            {mayEdit && (
              <div>
                <Button icon={<Pencil />} onClick={() => setEditing(true)}>
                  {tax.isSet ? 'Ubah pajak & BPJS' : 'Isi pajak & BPJS'}
                </Button>
              </div>
            )}
            {isEditing && <TaxSheet of={of} tax={tax} onClose={() => setEditing(false)} />}
          </div>
        )}
      </AskedCard>
    </Card>
  )
}

function factsOf(tax: TaxPage): readonly Fact[] {
  const told = (value: string) => (value === '0' ? null : <Money value={value} rp />)
  const rows: readonly Fact[] = [
    ['Status PTKP', tax.ptkp],
    ['PPh 21', taxMethods[tax.method]],
    ['Program BPJS', tax.programmes.map((one) => bpjsProgrammes[one]).join(', ') || 'Tidak ikut'],
    ['No. BPJS Kesehatan', tax.healthNo],
    ['No. BPJS Ketenagakerjaan', tax.employmentNo],
    ['Bulan digaji sebelum di sini', tax.beforeMonths || null],
    ['Bruto bulan-bulan itu', told(tax.beforeGross)],
    ['Iuran pengurang', told(tax.beforeDeductible)],
    ['PPh 21 sudah dipotong', told(tax.beforeWithheld)],
    ['Neto di tempat kerja lama', told(tax.previousNet)],
    ['PPh 21 di tempat kerja lama', told(tax.previousWithheld)],
    ['No. bukti potong tempat kerja lama', tax.previousSlip],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
