import type { ReactNode } from 'react'
import { periodOf } from '#ground/period.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { employeeDays } from '../../days/contract.ts'
import { dayIn, readDayRef, type FoundDay } from './day-ref.ts'

interface AskedDayProps {
  readonly absensiId: string
  readonly title: string
  readonly children: (found: FoundDay) => ReactNode
}

/** A page about one employee's day: asks its month, and says so where there is no such day. */
export function AskedDay({ absensiId, title, children }: AskedDayProps) {
  const ref = readDayRef(absensiId)
  const asked = useAsk(employeeDays, { month: periodOf(ref?.on ?? today()) }, { when: ref !== undefined })
  if (!ref) return <NoSuchDay title={title} />
  return (
    <AskedPage asked={asked} title={title} back="/absensi/">
      {(matrix) => {
        const found = dayIn(matrix, ref.employeeId, ref.on)
        return found ? children(found) : <NoSuchDay title={title} />
      }}
    </AskedPage>
  )
}

function NoSuchDay({ title }: { readonly title: string }) {
  return (
    <Page title={title} back="/absensi/">
      <Card flush>
        <Empty
          title="Hari ini tidak ada di absensi."
          text="Karyawannya tidak bekerja di bulan itu, atau milik perusahaan lain."
          actions={<GoButton to="/absensi/">Ke absensi</GoButton>}
        />
      </Card>
    </Page>
  )
}
