import Check from 'lucide-react/icons/check'
import { ZERO_QTY, type Quantity } from '#ground/quantity.ts'
import { MoneyField } from '#kit/screen/form/amount-field.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import type { PieceCrew } from '../../pieces/contract.ts'
import { halves } from '../../words.ts'
import { DaysField } from './days-field.tsx'
import type { OpnameValues } from './opname-values.ts'
import { VolumeField } from './volume-field.tsx'

const WEEK = 12

interface OpnameSectionsProps {
  readonly crew: PieceCrew
  /** What the opname that is written anew measured, by work. */
  readonly own?: ReadonlyMap<string, Quantity>
}

/** What a crew did: the volume of each work, and the days of each member. */
export function OpnameSections({ crew, own }: OpnameSectionsProps) {
  return (
    <>
      <FormSection title="Volume sejak opname terakhir">
        {crew.works.map((work, at) => (
          <VolumeField
            key={work.id}
            name={`lines.${at}.volume`}
            work={work}
            own={own?.get(work.id) ?? ZERO_QTY}
            isOnly={crew.works.length === 1}
          />
        ))}
      </FormSection>
      <Members crew={crew} />
      <FormSection title="Pengukuran">
        <FieldRow>
          <DateField name="measuredOn" label="Tanggal ukur" today={today()} max={today()} />
          <TextField name="witness" label="Saksi" optional maxLength={80} />
        </FieldRow>
        <TextField name="note" label="Catatan" optional maxLength={300} />
      </FormSection>
    </>
  )
}

function Members({ crew }: { readonly crew: PieceCrew }) {
  const { store } = useFormScope()
  const members = useValue<OpnameValues['members']>('members')
  const all = members.reduce((sum, { halfDays }) => sum + halfDays, 0)
  const fill = () =>
    store.write(
      'members',
      members.map((member) => ({ ...member, halfDays: WEEK })),
    )
  return (
    <FormSection
      title="Hari kerja anggota"
      help="Sejak opname terakhir. PPh 21 dihitung dari rata-rata sehari, jadi hari tiap orang wajib diisi."
      aside={<span className="text-small text-muted-foreground figures">{`${halves(all)} hari`}</span>}
    >
      {all === 0 && (
        <div>
          <Button size="sm" icon={<Check />} onClick={fill}>
            Semua 6 hari
          </Button>
        </div>
      )}
      {crew.members.map(({ workerId, name, trade }, at) => (
        <div key={workerId} className="grid gap-2">
          <DaysField
            name={`members.${at}.halfDays`}
            of={name}
            about={[workerId === crew.leaderId && 'Kepala regu', trade].filter(Boolean).join(' · ')}
          />
          {crew.shareBy === 'amount' && <MoneyField name={`members.${at}.amount`} label={`Bagian ${name}`} optional />}
        </div>
      ))}
    </FormSection>
  )
}
