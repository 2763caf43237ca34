import { useNavigate } from '@tanstack/react-router'
import { addDays, day } from '#ground/day.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { requestNeed, type MaterialNeed } from '../../need/contract.ts'
import type { NeedRow } from './weeks.ts'

interface NeedRequestSheetProps {
  readonly projectId: string
  readonly need: MaterialNeed
  readonly through: number | null
  readonly rows: readonly NeedRow[]
  readonly onClose: () => void
}

/** Buat permintaan: what is asked, and until when; the draft is opened to be looked at and handed in. */
export function NeedRequestSheet({ projectId, need, through, rows, onClose }: NeedRequestSheetProps) {
  const navigate = useNavigate()
  const key = useSaveKey()
  const form = useForm({
    initial: { neededBy: firstShortDay(need, rows) },
    check: ({ neededBy }): Record<string, string[]> => (neededBy ? {} : { neededBy: ['Isi kapan bahan dibutuhkan.'] }),
    save: ({ neededBy }) => {
      const itemIds = rows.flatMap(({ itemId }) => itemId ?? [])
      const input = { id: projectId, through, neededBy, itemIds }
      return doAct(requestNeed, input, key.of(input))
    },
    saved: ({ id }) => {
      notify('Draf permintaan dibuat. Periksa, lalu ajukan.')
      void navigate({ to: `/pembelian-barang/edit/${id}` as '/' })
    },
  })
  return (
    <FormSheet form={form} title="Buat permintaan" saveLabel="Buat draf permintaan" onClose={onClose}>
      <DateField name="neededBy" label="Dibutuhkan" today={today()} />
      <PlainTable label="Bahan yang diminta" columns={columns} rows={rows} keyOf={(row) => row.key} />
      <p className="text-small text-muted-foreground">
        Jumlahnya dihitung ulang saat disimpan, satu baris per pekerjaan. Yang sudah diminta, juga dalam draf, tidak
        diminta lagi.
      </p>
    </FormSheet>
  )
}

const columns: readonly PlainColumn<NeedRow>[] = [
  { id: 'name', title: 'Bahan', cell: (row) => row.name },
  {
    id: 'qty',
    title: 'Jumlah',
    width: 128,
    align: 'right',
    cell: (row) => <Qty value={row.shortNow} unit={row.unit} />,
  },
]

// The first day of the earliest week that lacks something, not before today.
function firstShortDay({ weekOne }: MaterialNeed, rows: readonly NeedRow[]): string {
  const weeks = rows.flatMap((row) =>
    row.weeks.flatMap(({ week, short }) => (week !== null && short !== '0' ? [week] : [])),
  )
  if (weekOne === null || weeks.length === 0) return today()
  const first = addDays(day(weekOne), (Math.min(...weeks) - 1) * 7)
  return first < today() ? today() : first
}
