import { DateField } from '#kit/screen/form/date-field.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { rowKey, type KeyedRow } from '#kit/screen/form/rows.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'

/** A document, as the forms of people hold it. */
export interface DocumentValues extends KeyedRow {
  readonly id?: string
  readonly kind: string
  readonly number: string
  readonly validUntil: string
}

interface Kept {
  readonly id?: string | undefined
  readonly kind: string
  readonly number: string | null
  readonly validUntil: string | null
}

const usual = ['SKK konstruksi', 'SIO operator', 'Sertifikat K3', 'SIM', 'Surat sehat', 'Kartu vaksin', 'Paspor']

/** Saved documents as the form shows them; none where they may not be read. */
export function documentValues(kept: readonly Kept[] | undefined): DocumentValues[] {
  return (kept ?? []).map(({ id, kind, number, validUntil }) => ({
    ...{ key: id ?? rowKey(), ...(id !== undefined && { id }), kind },
    ...{ number: number ?? '', validUntil: validUntil ?? '' },
  }))
}

/** What is sent of them. */
export function documentInput(values: readonly DocumentValues[]) {
  return values.map(({ key: _key, ...each }) => each)
}

/** Cards and certificates with the day they end: told a month before. */
export function DocumentsSection() {
  return (
    <FormSection title="Dokumen" help="Masa berlaku yang hampir habis disebut di Dashboard 30 hari sebelumnya.">
      <Repeat name="documents" of="dokumen" blank={() => ({ kind: '', number: '', validUntil: '' })}>
        {(path) => (
          <FieldRow columns={3}>
            <TextField name={`${path}.kind`} label="Dokumen" maxLength={60} suggestions={usual} />
            <TextField name={`${path}.number`} label="Nomor" optional maxLength={60} />
            <DateField name={`${path}.validUntil`} label="Berlaku sampai" optional today={today()} />
          </FieldRow>
        )}
      </Repeat>
    </FormSection>
  )
}
