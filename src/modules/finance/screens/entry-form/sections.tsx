import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { MoreSection } from '#kit/screen/form/more-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import type { startCashEntry } from '../../entries/contract.ts'
import { cashEntryKinds, type CashEntryKind } from '../../words.ts'
import { accountChoices } from './account-choices.ts'
import { ForProject } from './for-project.tsx'
import { LineTaxes } from './line-taxes.tsx'
import { blankCashLine } from './values.ts'

type Start = AnswerFrom<typeof startCashEntry>
interface SectionsProps {
  readonly start: Start
  readonly isNew?: boolean
}

const kinds = (Object.keys(cashEntryKinds) as CashEntryKind[]).map((value) => ({ value, label: cashEntryKinds[value] }))

/** The form of a cash entry: the amount first, then what it was for and where it lay. */
export function CashEntrySections({ start, isNew }: SectionsProps) {
  const kind = useValue<CashEntryKind>('kind')
  return (
    <>
      <FormSection title="Transaksi">
        <KindChoice value={kind} />
        {kind === 'pindah' ? (
          <Moved start={start} isNew={isNew} />
        ) : (
          <InOrOut start={start} kind={kind} isNew={isNew} />
        )}
        <TextField name="memo" label="Keterangan" optional maxLength={300} />
      </FormSection>
      {kind !== 'pindah' && <OtherLines start={start} kind={kind} />}
      <MoreSection of={['partyName', 'reference']} says="Pihak, nomor referensi">
        <FieldRow>
          <TextField name="partyName" label="Pihak" optional maxLength={120} placeholder="Toko, pegawai, PLN…" />
          <TextField name="reference" label="No. referensi" optional maxLength={60} />
        </FieldRow>
      </MoreSection>
    </>
  )
}

function KindChoice({ value }: { readonly value: CashEntryKind }) {
  const { store } = useFormScope()
  return <Segmented label="Jenis" value={value} options={kinds} onChange={(chosen) => store.write('kind', chosen)} />
}

function Moved({ start, isNew }: SectionsProps) {
  return (
    <>
      <FieldRow>
        <MoneyField name="amount" label="Jumlah" autoFocus={isNew} />
        <MoneyField name="fee" label="Biaya transfer" optional />
      </FieldRow>
      <FieldRow>
        <CashField name="cashAccountId" label="Dari" start={start} />
        <CashField name="toCashAccountId" label="Ke" start={start} />
      </FieldRow>
      <FieldRow>
        <DateField name="date" label="Tanggal keluar" today={today()} />
        <DateField
          name="arrivalDate"
          label="Tanggal sampai"
          optional
          today={today()}
          hint="Kosongkan bila sampai di hari yang sama."
        />
      </FieldRow>
    </>
  )
}

function InOrOut({ start, kind, isNew }: SectionsProps & { readonly kind: CashEntryKind }) {
  return (
    <>
      <FieldRow>
        <MoneyField name="lines.0.amount" label="Jumlah" autoFocus={isNew} />
        <SelectField name="lines.0.account" label="Kategori" options={accountChoices(start.accounts, kind)} />
      </FieldRow>
      <FieldRow>
        <CashField name="cashAccountId" label={kind === 'masuk' ? 'Masuk ke' : 'Dibayar dari'} start={start} />
        <DateField name="date" label="Tanggal" today={today()} />
      </FieldRow>
      <ForProject path="lines.0" />
      <LineTaxes path="lines.0" kind={kind} />
    </>
  )
}

/** One receipt may be for several things: each with its own amount. */
function OtherLines({ start, kind }: { readonly start: Start; readonly kind: CashEntryKind }) {
  const lines = useValue<readonly unknown[]>('lines')
  return (
    <FormSection
      title="Baris lain"
      help={lines.length > 1 ? undefined : 'Satu nota untuk beberapa kategori atau proyek? Tambahkan barisnya di sini.'}
    >
      <Repeat name="lines" of="baris" blank={blankCashLine} most={100} from={1}>
        {(path) => (
          <>
            <FieldRow>
              <MoneyField name={`${path}.amount`} label="Jumlah" />
              <SelectField name={`${path}.account`} label="Kategori" options={accountChoices(start.accounts, kind)} />
            </FieldRow>
            <ForProject path={path} />
            <LineTaxes path={path} kind={kind} />
            <TextField name={`${path}.memo`} label="Keterangan baris" optional maxLength={200} />
          </>
        )}
      </Repeat>
    </FormSection>
  )
}

function CashField({ name, label, start }: { readonly name: string; readonly label: string; readonly start: Start }) {
  const options = start.cashAccounts.map(({ id, name: text }) => ({ value: id, label: text }))
  return <SelectField name={name} label={label} options={options} />
}
