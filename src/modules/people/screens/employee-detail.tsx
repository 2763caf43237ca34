import Pencil from 'lucide-react/icons/pencil'
import type { ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { employees, type Employee } from '../employees/contract.ts'
import { employeePay } from '../pay/contract.ts'
import { contractTypes } from '../words.ts'
import { AssignmentsCard } from './detail/assignments-card.tsx'
import { LeavingCard } from './detail/leaving-card.tsx'
import { DocumentsCard } from './detail/documents-card.tsx'
import { PayCard } from './detail/pay-card.tsx'
import { personFacts, type MoneyOf } from './detail/person-facts.ts'
import { RemoveMenu } from './detail/remove-menu.tsx'
import { TaxCard } from './detail/tax-card.tsx'
import { useOwnAddress } from './own-address.ts'
import { Standing } from './standing.tsx'

const LIST = '/management-karyawan/'
const dayText = (on: string | null | undefined) => (on ? dayFormat(on as Day, 'short') : null)

interface EmployeeDetailProps {
  readonly userId: string
  readonly money: MoneyOf<Employee>
  /** What people come for first: days and slips, of later departments. */
  readonly first?: (employee: Employee) => ReactNode
  /** What else later departments know of them. */
  readonly also?: (employee: Employee) => ReactNode
}

/** /management-karyawan/detail/{userId}. */
export function EmployeeDetail({ userId, first, money, also }: EmployeeDetailProps) {
  const asked = useAsk(employees.open, { id: userId })
  useOwnAddress('detail', userId, asked.data?.id)
  const keeps = useCan('update management-karyawan')
  const history = useAsk(employees.history, { id: userId })
  const editAt = `/management-karyawan/edit/${userId}`
  return (
    <AskedPage asked={asked} title="Karyawan" back={LIST}>
      {(employee) => (
        <DetailPage
          title={employee.name}
          back={LIST}
          badge={<Standing isIncomplete={employee.isIncomplete} leftOn={employee.leftOn} />}
          meta={[employee.code, employee.position, employee.department].filter(Boolean).join(' · ')}
          actions={
            <>
              <GoButton to={editAt} icon={<Pencil />} className="max-md:hidden">
                Ubah
              </GoButton>
              <RemoveMenu of={employee} as="employee" editAt={editAt} listAt={LIST} />
            </>
          }
          rail={<KeyFacts {...leadOf(employee)} rows={factsOf(employee)} />}
        >
          {first?.(employee)}
          {employee.contracts.length > 0 && <Contracts employee={employee} />}
          <AssignmentsCard employee={employee} />
          <LeavingCard employeeId={employee.id} />
          <DocumentsCard documents={employee.documents} />
          <EmployeePay employee={employee} />
          {money(employee)}
          <TaxCard of={employee} />
          {also?.(employee)}
          {keeps && (
            <>
              <Attachments subject="karyawan" ownerId={userId} canChange />
              <Activity subject="karyawan" ownerId={userId} rows={history.data} />
            </>
          )}
        </DetailPage>
      )}
    </AskedPage>
  )
}

function Contracts({ employee }: { readonly employee: Employee }) {
  return (
    <Card title="Kontrak kerja">
      <ul className="grid gap-3">
        {employee.contracts.map(({ id, type, fromDate, toDate, probationTo }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{contractTypes[type]}</span>
            <span className="text-right text-muted-foreground figures">
              {[dayText(fromDate), dayText(toDate) ?? 'seterusnya'].join(' – ')}
              {probationTo && ` · percobaan sampai ${dayText(probationTo)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function EmployeePay({ employee }: { readonly employee: Employee }) {
  const seesPay = useCan('view gaji')
  const pay = useAsk(employeePay, { id: employee.id }, { when: seesPay })
  return seesPay ? <PayCard of={{ role: 'employee', id: employee.id, name: employee.name }} asked={pay} /> : null
}

function leadOf({ monthlyBase }: Employee) {
  return monthlyBase ? { lead: { label: 'Gaji pokok', value: <Money value={monthlyBase} rp /> } } : {}
}

function factsOf(employee: Employee): readonly Fact[] {
  const { bankName, bankAccountNo, bankHolder } = employee
  const rows: readonly Fact[] = [
    ['Masuk', dayText(employee.joinDate)],
    ['Hari terakhir', dayText(employee.leftOn)],
    ['Akun aplikasi', employee.accountName],
    ['Email', employee.email],
    ['Rekening', [bankName, bankAccountNo, bankHolder].filter(Boolean).join(' · ')],
    ...personFacts(employee),
    ['Catatan', employee.notes],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
