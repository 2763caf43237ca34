import { percentFormat, rupiah } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { AttachmentField } from '#kit/screen/attachments/attachment-field.tsx'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { withholdingKinds } from '../../contract.ts'
import type { OrderStart } from '../../orders/detail.ts'
import { blankHeld, chosenTax, taxAmount, type HeldOf, type HeldValues } from './held-values.ts'

interface HeldFieldsProps extends HeldOf {
  /** Where the fields stand in the form: 'lines.0.', or nothing. */
  readonly at: string
  /** What is paid, so that two sheets of one page keep their papers apart. */
  readonly of: string
  readonly rates: OrderStart['withholdingRates']
}

/** The taxes a customer held back: as the invoice expects, or what nobody expected; and the slip that proves each. */
export function HeldFields({ at, of, rates, planned, kinds, netOpen }: HeldFieldsProps) {
  const rows = `${at}withholding`
  const [first = blankHeld] = useValue<readonly HeldValues[]>(rows)
  const isPlanned = planned !== '0'
  return (
    <>
      <SelectField
        name={`${rows}.0.kind`}
        label="PPh dipotong pelanggan"
        empty={isPlanned ? `Seperti di invoice, ${rupiah(planned)}` : 'Tidak dipotong'}
        options={[...optionsOf(rates), ...(isPlanned ? [{ value: 'none', label: 'Tidak dipotong' }] : [])]}
      />
      {chosenTax(first.kind) ? (
        <>
          <Chosen at={`${rows}.0`} of={of} netOpen={netOpen} />
          <Repeat name={rows} of="PPh" from={1} most={withholdingKinds.length} blank={() => ({ ...blankHeld })}>
            {(path) => (
              <>
                <SelectField
                  name={`${path}.kind`}
                  label="PPh dipotong pelanggan"
                  empty="Tidak ada"
                  options={optionsOf(rates)}
                />
                <Chosen at={path} of={of} netOpen={netOpen} />
              </>
            )}
          </Repeat>
        </>
      ) : (
        isPlanned &&
        first.kind === '' &&
        kinds.map((kind, index) => (
          <Slip
            key={kind}
            at={`${rows}.${index}`}
            of={of}
            tax={kinds.length > 1 ? withholdingWords[kind] : undefined}
          />
        ))
      )}
    </>
  )
}

/** What a tax chosen by hand is taken of, and its slip. */
function Chosen({ at, of, netOpen }: { readonly at: string; readonly of: string; readonly netOpen: string }) {
  const row = useValue<HeldValues>(at)
  const tax = chosenTax(row.kind)
  if (!tax) return null
  return (
    <>
      <FieldRow>
        <MoneyField
          name={`${at}.base`}
          label="Dasar PPh"
          optional
          hint={`Kosong: ${rupiah(netOpen)}, nilai tanpa PPN.`}
        />
        <MoneyField
          name={`${at}.withheld`}
          label={`${withholdingWords[tax.kind]} dipotong`}
          optional
          hint={`Kosong: ${percentFormat(tax.rate)}, ${rupiah(taxAmount({ ...row, withheld: '' }, netOpen))}.`}
        />
      </FieldRow>
      {taxAmount(row, netOpen) > 0n && <Slip at={at} of={of} />}
    </>
  )
}

interface SlipProps {
  readonly at: string
  readonly of: string
  /** Named where there are several. */
  readonly tax?: string
}

function Slip({ at, of, tax }: SlipProps) {
  const slip = tax ? `bukti ${tax}` : 'bukti potong'
  return (
    <>
      <FieldRow>
        <TextField name={`${at}.proofNo`} label={`No. ${slip}`} optional maxLength={60} hint="Boleh menyusul." />
        <DateField name={`${at}.proofDate`} label={`Tanggal ${slip}`} optional today={today()} />
      </FieldRow>
      <AttachmentField name={`${at}.files`} label={`Berkas ${slip}`} optional queue={`${of}.${at}`} />
    </>
  )
}

function optionsOf(rates: HeldFieldsProps['rates']) {
  return rates.map((one) => ({ value: `${one.kind}|${one.rate}`, label: one.label }))
}
