import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { SelectField } from '#kit/screen/form/choice-fields.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { pickProject } from '#modules/projects/picks/contract.ts'
import { setSiteDay, siteCalendar, type SiteDay } from '../../calendar/contract.ts'
import { tellRederived } from '../patterns/pattern-sheets.tsx'

const KINDS: Readonly<Record<SiteDay['kind'], string>> = { holiday: 'Libur proyek', work: 'Hari kerja proyek' }

/** Tab konfigurasi: what a site keeps of days for itself, over the calendar of the company. */
export function SiteCalendarCard() {
  const { data: projects = [] } = useAsk(pickProject, {})
  const [picked, setPicked] = useState('')
  const project = projects.find(({ id }) => id === picked) ?? projects[0]
  const id = project?.id ?? ''
  const asked = useAsk(siteCalendar, { id }, { when: id !== '' })
  const mayChange = useMay(setSiteDay)
  const [isAdding, setAdding] = useState(false)
  const change = useAct(setSiteDay, { onDone: tellRederived })
  if (!project) return null
  return (
    <Card
      title="Kalender proyek"
      heading="section"
      help="Libur dan hari kerja sebuah proyek yang berbeda dari kalender perusahaan. Berlaku di lembar regu, minggu pekerja, dan karyawan yang seluruhnya di proyek itu."
      flush
      aside={
        mayChange && (
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            Hari proyek
          </Button>
        )
      }
    >
      <div className="px-5 pb-4">
        <SelectBox aria-label="Proyek" className="max-w-full md:w-fit" value={id} onChoose={setPicked}>
          {projects.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectBox>
        {change.refusal && (
          <Notice tone="danger" className="mt-3">
            {change.refusal.message}
          </Notice>
        )}
        {asked.data?.length === 0 && (
          <p className="mt-3 text-muted-foreground">Proyek ini mengikuti kalender perusahaan.</p>
        )}
      </div>
      {asked.data && asked.data.length > 0 && (
        <PlainTable
          label="hari proyek"
          rows={asked.data}
          keyOf={({ day }) => day}
          columns={[
            { id: 'day', title: 'Tanggal', width: 208, cell: ({ day }) => dayFormat(day as Day, 'weekday') },
            { id: 'name', title: 'Keterangan', cell: ({ name }) => name },
            { id: 'kind', title: 'Jenis', width: 176, isWide: true, cell: ({ kind }) => KINDS[kind] },
            {
              id: 'act',
              title: 'Ubah',
              isQuiet: true,
              width: 144,
              align: 'right',
              cell: ({ day, name }) =>
                mayChange ? (
                  <Button
                    variant="ghost"
                    disabled={change.isBusy}
                    aria-label={`Hapus ${dayFormat(day as Day, 'dense')}`}
                    onClick={() => void change.now({ id, day, kind: null, name })}
                  >
                    Hapus
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
      {isAdding && <SiteDaySheet project={project} onClose={() => setAdding(false)} />}
    </Card>
  )
}

interface SiteDaySheetProps {
  readonly project: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

function SiteDaySheet({ project: { id, name: site }, onClose }: SiteDaySheetProps) {
  const form = useForm({
    initial: { day: '', kind: 'holiday' as SiteDay['kind'], name: '' },
    check: ({ day, name }): Record<string, string[]> => ({
      ...(!day && { day: ['Pilih tanggalnya.'] }),
      ...(!name.trim() && { name: ['Tulis liburnya, atau alasan bekerja.'] }),
    }),
    save: (values) => doAct(setSiteDay, { ...values, id }),
    saved: (told) => {
      tellRederived(told)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title={`Hari proyek ${site}`} onClose={onClose}>
      <DateField name="day" label="Tanggal" today={today()} />
      <SelectField
        name="kind"
        label="Jenis"
        options={Object.entries(KINDS).map(([value, label]) => ({ value, label }))}
      />
      <TextField name="name" label="Keterangan" maxLength={60} placeholder="Sedekah bumi" />
    </FormSheet>
  )
}
