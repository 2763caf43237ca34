import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { partsOf, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { companyCalendar, setCompanyDay, type CalendarDay } from '../../calendar/contract.ts'
import { tellRederived } from '../patterns/pattern-sheets.tsx'

const ORIGINS: Readonly<Record<CalendarDay['origin'], string>> = {
  national: 'Libur nasional',
  shared: 'Cuti bersama',
  own: 'Libur perusahaan',
}

/** Tab konfigurasi: the holidays of this year, and what the company makes of them. */
export function CalendarCard() {
  const [year] = useState(() => String(partsOf(today()).year))
  const asked = useAsk(companyCalendar, { year })
  const mayChange = useMay(setCompanyDay)
  const [isAdding, setAdding] = useState(false)
  const change = useAct(setCompanyDay, { onDone: tellRederived })
  return (
    <>
      <AskedCard asked={asked} title={`Hari libur ${year}`}>
        {({ days }) => (
          <Card
            title={`Hari libur ${year}`}
            heading="section"
            help="Menurut keputusan bersama tiga menteri. Cuti bersama boleh dikerjakan; libur daerah ditambahkan sendiri."
            flush
            aside={
              mayChange && (
                <Button icon={<Plus />} onClick={() => setAdding(true)}>
                  Libur daerah
                </Button>
              )
            }
          >
            {change.refusal && (
              <Notice tone="danger" className="m-5">
                {change.refusal.message}
              </Notice>
            )}
            <PlainTable
              label="hari libur"
              rows={days}
              keyOf={({ day }) => day}
              columns={[
                { id: 'day', title: 'Tanggal', width: 208, cell: ({ day }) => dayFormat(day as Day, 'weekday') },
                { id: 'name', title: 'Libur', cell: ({ name }) => name },
                {
                  id: 'kind',
                  title: 'Jenis',
                  width: 176,
                  isWide: true,
                  cell: ({ origin, isWorked }) => (isWorked ? 'Cuti bersama, dikerjakan' : ORIGINS[origin]),
                },
                {
                  id: 'act',
                  title: 'Ubah',
                  isQuiet: true,
                  width: 144,
                  align: 'right',
                  cell: (row) =>
                    mayChange && row.origin !== 'national' ? (
                      <Button
                        variant="ghost"
                        disabled={change.isBusy}
                        aria-label={`${actWords(row)} ${dayFormat(row.day as Day, 'dense')}`}
                        onClick={() => void change.now({ day: row.day, kind: nextKind(row), name: null })}
                      >
                        {actWords(row)}
                      </Button>
                    ) : null,
                },
              ]}
            />
          </Card>
        )}
      </AskedCard>
      {isAdding && <HolidaySheet onClose={() => setAdding(false)} />}
    </>
  )
}

const nextKind = ({ origin, isWorked }: CalendarDay) => (origin === 'shared' && !isWorked ? 'work' : null)

function actWords({ origin, isWorked }: CalendarDay): string {
  if (origin === 'own') return 'Hapus'
  return isWorked ? 'Jadikan cuti' : 'Dikerjakan'
}

function HolidaySheet({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    initial: { day: '', name: '' },
    check: ({ day, name }): Record<string, string[]> => ({
      ...(!day && { day: ['Pilih tanggalnya.'] }),
      ...(!name.trim() && { name: ['Tulis liburnya.'] }),
    }),
    save: (values) => doAct(setCompanyDay, { ...values, kind: 'holiday' }),
    saved: (told) => {
      tellRederived(told)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Libur daerah" onClose={onClose}>
      <DateField name="day" label="Tanggal" today={today()} />
      <TextField name="name" label="Libur" maxLength={60} placeholder="Pemilihan gubernur" />
    </FormSheet>
  )
}
