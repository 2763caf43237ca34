import { HUNDRED_PERCENT, percentText } from '#ground/percent.ts'
import { useState } from 'react'
import { MoneyField, PercentField } from '#kit/screen/form/amount-field.tsx'
import { RadioCards, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useRestedValue, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { GridColumn } from '#kit/screen/grid/column.ts'
import { LineGrid } from '#kit/screen/grid/line-grid.tsx'
import {
  retentionBases,
  retentionManners,
  retentionTaxes,
  type RetentionBase,
  type RetentionManner,
} from '#modules/sales/contract.ts'
import {
  blankPlanRow,
  complaintsOfPlan,
  dueOptions,
  planRowsOf,
  planTyped,
  sharesOfPlan,
  usualPlan,
  type PlanRow,
} from './plan-values.ts'
import type { SignedContract } from '../../billing/contract.ts'

const ways = [
  { value: 'progress', label: 'Menurut progres', note: 'Nilai opname, uang muka dipotong, retensi ditahan.' },
  { value: 'instalments', label: 'Per angsuran', note: 'Baris persen yang disepakati, tanpa potongan.' },
]

/** Begins the fields of how a contract is billed: as it is, else what is usual. */
export function planBegun(contract: SignedContract | undefined) {
  const isParted = (contract?.instalments.length ?? 0) > 0
  return {
    way: isParted ? 'instalments' : 'progress',
    downPaymentPercent: contract ? (contract.downPaymentPercent ?? '') : '20',
    retentionPercent: contract ? (contract.retentionPercent ?? '') : '5',
    retentionManner: (contract?.retentionManner ?? 'each') as RetentionManner,
    retentionBase: (contract?.retentionBase ?? 'gross') as RetentionBase,
    downPaymentRecovery: contract?.downPaymentRecovery ?? '',
    instalments: contract && isParted ? planRowsOf(contract.instalments) : usualPlan(),
  }
}

type PlanValues = ReturnType<typeof planBegun>

/** Tells what is missing in the fields of how a contract is billed. */
export function checkPlan({ way, instalments }: PlanValues): Record<string, string[]> {
  return way === 'instalments' ? complaintsOfPlan(instalments, today()) : {}
}

/** Makes what is sent of how a contract is billed. */
export function planSent(values: PlanValues) {
  const { downPaymentPercent, downPaymentRecovery, retentionPercent, instalments } = values
  const isParted = values.way === 'instalments'
  return {
    downPaymentPercent: isParted ? null : downPaymentPercent || null,
    retentionPercent: isParted ? null : retentionPercent || null,
    retentionManner: isParted ? ('each' as const) : values.retentionManner,
    retentionBase: isParted ? ('gross' as const) : values.retentionBase,
    downPaymentRecovery: isParted ? null : downPaymentRecovery || null,
    instalments: isParted ? planTyped(instalments, today()) : [],
  }
}

/** Cara tagih: by progress with down payment and retention, or by agreed parts. */
export function PlanFields({ asksRetentionTax = false }: { readonly asksRetentionTax?: boolean }) {
  const way = useValue<string>('way')
  const [columns] = useState(planColumns)
  return (
    <>
      <RadioCards name="way" label="Cara tagih" options={ways} columns={2} />
      {way === 'instalments' ? (
        <LineGrid name="instalments" title="Angsuran" columns={columns} blank={blankPlanRow} aside={<Whole />} />
      ) : (
        <>
          <FieldRow>
            <PercentField name="downPaymentPercent" label="Uang muka" optional />
            <PercentField name="retentionPercent" label="Retensi" optional />
          </FieldRow>
          <FieldRow>
            <MoneyField
              name="downPaymentRecovery"
              label="Potongan uang muka tiap termin"
              hint="Kosong: sebesar persen uang muka dari nilai termin."
              optional
            />
            <SelectField name="retentionBase" label="Retensi dihitung dari" options={optionsOf(retentionBases)} />
          </FieldRow>
          <FieldRow>
            <SelectField
              name="retentionManner"
              label="Retensi ditahan"
              hint="Sekaligus: termin lain dibayar tanpa potongan retensi."
              options={optionsOf(retentionManners)}
            />
            {asksRetentionTax && (
              <SelectField
                name="retentionTax"
                label="PPN retensi dipungut"
                empty="Sesuai pengaturan penjualan"
                options={optionsOf(retentionTaxes)}
              />
            )}
          </FieldRow>
        </>
      )}
    </>
  )
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

function Whole() {
  const total = sharesOfPlan(useRestedValue<readonly PlanRow[]>('instalments'))
  return (
    <output className={`mr-4 font-semibold figures ${total === HUNDRED_PERCENT ? '' : 'text-danger-text'}`}>
      {`${percentText(total).replace('.', ',')} % dari 100 %`}
    </output>
  )
}

function planColumns(): readonly GridColumn[] {
  return [
    { id: 'name', kind: 'text', title: 'Angsuran' },
    { id: 'percent', kind: 'percent', title: '%', width: 84 },
    { id: 'dueBy', kind: 'choice', title: 'Ditagih saat', width: 124, share: 4, options: () => dueOptions },
    { id: 'due', kind: 'text', title: 'Persen / tanggal', width: 136, share: 5, enter: 'empty' },
    { id: 'expectedOn', kind: 'text', title: 'Perkiraan tagih', width: 128 },
    { id: 'documents', kind: 'text', title: 'Dokumen', width: 168 },
  ]
}
