import { useState } from 'react'
import { addDays, type Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { minus } from '#ground/money.ts'
import { lastDay, periodOf } from '#ground/period.ts'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { startCashEntry } from '../../entries/contract.ts'
import { ForProject } from '../entry-form/for-project.tsx'
import type { AllocationTaken } from './allocate-sheet.tsx'
import { blankManualLine, isBlankManualLine, sidesOf, type ManualLineValues } from './values.ts'

const AllocateSheet = later(() => import('./allocate-sheet.tsx').then((parts) => parts.AllocateSheet))

type Start = AnswerFrom<typeof startCashEntry>

/** The form of a manual journal: what happened and when, then its debits and credits. */
export function ManualJournalSections({ start }: { readonly start: Start }) {
  const options = start.accounts.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))
  return (
    <>
      <FormSection title="Jurnal">
        <TextField name="memo" label="Keterangan" maxLength={300} placeholder="Penyusutan kendaraan November…" />
        <FieldRow>
          <DateField name="date" label="Tanggal" today={today()} />
          <DateField
            name="reverseOn"
            label="Dibalik pada"
            optional
            today={today()}
            hint="Untuk akrual: jurnal kebalikannya tercatat di hari ini."
          />
        </FieldRow>
        <NextMonth />
      </FormSection>
      <FormSection title="Baris" help="Kas, piutang, hutang, dan stok punya daftarnya sendiri, jadi tidak ada di sini.">
        <OwnLists />
        <ToProjects start={start} />
        <Repeat name="lines" of="baris" blank={blankManualLine} most={200}>
          {(path) => (
            <>
              <SelectField name={`${path}.account`} label="Akun" options={options} />
              <FieldRow>
                <MoneyField name={`${path}.debit`} label="Debit" optional />
                <MoneyField name={`${path}.credit`} label="Kredit" optional />
              </FieldRow>
              <ForProject path={path} />
              <TextField name={`${path}.memo`} label="Keterangan baris" optional maxLength={200} />
            </>
          )}
        </Repeat>
      </FormSection>
    </>
  )
}

const LISTS = [
  { label: 'Kas dan bank', to: '/laporan-keuangan/tambah', right: 'create laporan-keuangan' },
  { label: 'Giro', to: '/laporan-keuangan/?view=giro', right: 'view laporan-keuangan' },
  { label: 'Piutang dan uang muka pelanggan', to: '/order/', right: 'view order' },
  { label: 'Hutang dan uang muka supplier', to: '/pembelian-barang/', right: 'view pembelian-barang' },
  { label: 'Stok', to: '/stock/', right: 'view stock' },
  { label: 'Barang dalam proses', to: '/rumah-produksi/', right: 'view rumah-produksi' },
] as const

/** The lists that explain accounts row by row, of those that the reader may see. */
function OwnLists() {
  const rights = {
    'create laporan-keuangan': useCan('create laporan-keuangan'),
    'view laporan-keuangan': useCan('view laporan-keuangan'),
    'view order': useCan('view order'),
    'view pembelian-barang': useCan('view pembelian-barang'),
    'view stock': useCan('view stock'),
    'view rumah-produksi': useCan('view rumah-produksi'),
  }
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-foreground max-md:gap-y-8 max-md:py-4">
      Catat di:
      {LISTS.filter(({ right }) => rights[right]).map(({ label, to }) => (
        <TextLink key={to} to={to} className="max-md:inline-block max-md:min-w-11">
          {label}
        </TextLink>
      ))}
    </p>
  )
}

/** Offers to share general cost of a month out over projects: its lines follow those that stand there. */
function ToProjects({ start }: { readonly start: Start }) {
  const { store } = useFormScope()
  const [isOpen, setOpen] = useState(false)
  const seesCosts = useCan('view biaya')
  const mayWrite = useCan('create laporan-keuangan')
  if (!seesCosts || !mayWrite) return null
  const take = ({ memo, date, lines }: AllocationTaken) => {
    const kept = (store.read('lines') as readonly ManualLineValues[]).filter((row) => !isBlankManualLine(row))
    store.write('lines', [...kept, ...lines])
    if (store.read('memo')) return
    store.write('memo', memo)
    store.write('date', date)
  }
  return (
    <div>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Bagi ke proyek
      </Button>
      {isOpen && <AllocateSheet accounts={start.accounts} onTake={take} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** Offers the first day of the month after the journal's. */
function NextMonth() {
  const { store } = useFormScope()
  const date = useValue<string>('date')
  const first = /^\d{4}-\d\d-\d\d$/.test(date) ? addDays(lastDay(periodOf(date as Day)), 1) : undefined
  return (
    <div>
      <Button variant="ghost" onClick={() => first && store.write('reverseOn', first)}>
        Balik di awal bulan depan
      </Button>
    </div>
  )
}

/** Both sides, and what is still between them. */
export function ManualJournalSides() {
  const { debit, credit } = sidesOf(useValue<readonly ManualLineValues[]>('lines'))
  const between = minus(debit, credit)
  return (
    <Card title="Ringkasan">
      <dl className="grid grid-cols-2 gap-y-1 text-small">
        <dt className="text-muted-foreground">Debit</dt>
        <dd className="text-right figures">{rupiah(debit)}</dd>
        <dt className="text-muted-foreground">Kredit</dt>
        <dd className="text-right figures">{rupiah(credit)}</dd>
      </dl>
      <output className="mt-2 block text-base font-semibold figures">
        {between === 0n ? 'Seimbang' : `Selisih ${rupiah(between < 0n ? minus(credit, debit) : between)}`}
      </output>
    </Card>
  )
}
