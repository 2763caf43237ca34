import { LeaveCard } from '#modules/attendance/screens/leave/leave-card.tsx'
import { MonthCard } from '#modules/attendance/screens/month/month-card.tsx'
import { DaysWorkedCard } from '#modules/crews/screens/days-worked-card.tsx'
import { OwedCard } from '#modules/crews/screens/owed-card.tsx'
import { TermsCard } from '#modules/crews/screens/terms-card.tsx'
import { KasbonCard } from '#modules/kasbon/screens/kasbon-card.tsx'
import { ContractEndCard } from '#modules/payroll/screens/contract-end-card.tsx'
import { SlipHistoryCard } from '#modules/payroll/screens/slip-history-card.tsx'
import { EmployeeDetail } from '#modules/people/screens/employee-detail.tsx'
import { WorkerDetail } from '#modules/people/screens/worker-detail.tsx'

/** An employee with what later departments know of them: people itself lends no money and knows no leave. */
export function EmployeePage({ userId }: { readonly userId: string }) {
  return (
    <EmployeeDetail
      userId={userId}
      first={({ id }) => (
        <>
          <MonthCard employeeId={id} />
          <SlipHistoryCard employeeId={id} />
        </>
      )}
      money={({ id, name }) => <KasbonCard of={{ role: 'employee', id, name }} />}
      also={(employee) => (
        <>
          <ContractEndCard employeeId={employee.id} />
          <LeaveCard of={employee} />
        </>
      )}
    />
  )
}

/** The same for a worker. */
export function WorkerPage({ pekerjaId }: { readonly pekerjaId: string }) {
  return (
    <WorkerDetail
      pekerjaId={pekerjaId}
      money={({ id, name, isForeman }) => (
        <>
          <TermsCard of={{ id, name, isForeman }} />
          <OwedCard workerId={id} />
          <KasbonCard of={{ role: 'worker', id, name }} />
          <DaysWorkedCard workerId={id} />
        </>
      )}
    />
  )
}
