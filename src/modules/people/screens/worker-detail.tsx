import Pencil from 'lucide-react/icons/pencil'
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
import { workerPay } from '../pay/contract.ts'
import { workerKinds } from '../words.ts'
import { workers, type Worker } from '../workers/contract.ts'
import { DocumentsCard } from './detail/documents-card.tsx'
import { PayCard } from './detail/pay-card.tsx'
import { personFacts, type MoneyOf } from './detail/person-facts.ts'
import { RemoveMenu } from './detail/remove-menu.tsx'
import { Standing } from './standing.tsx'

const LIST = '/management-karyawan/?tab=pekerja'

/** /management-karyawan/detail-pekerja/{pekerjaId}. */
export function WorkerDetail({ pekerjaId, money }: { readonly pekerjaId: string; readonly money: MoneyOf<Worker> }) {
  const asked = useAsk(workers.open, { id: pekerjaId })
  const keeps = useCan('update management-karyawan')
  const history = useAsk(workers.history, { id: pekerjaId })
  const editAt = `/management-karyawan/edit-pekerja/${pekerjaId}`
  return (
    <AskedPage asked={asked} title="Pekerja" back={LIST}>
      {(worker) => (
        <DetailPage
          title={worker.name}
          back={LIST}
          badge={<Standing isIncomplete={worker.isIncomplete} />}
          meta={[worker.code, workerKinds[worker.kind], worker.trade].filter(Boolean).join(' · ')}
          actions={
            <>
              <GoButton to={editAt} icon={<Pencil />} className="max-md:hidden">
                Ubah
              </GoButton>
              <RemoveMenu of={worker} as="worker" editAt={editAt} listAt={LIST} />
            </>
          }
          rail={<KeyFacts {...leadOf(worker)} rows={factsOf(worker)} />}
        >
          <WorkerPay worker={worker} />
          {money(worker)}
          <DocumentsCard documents={worker.documents} />
          {keeps && (
            <>
              <Attachments subject="pekerja" ownerId={pekerjaId} canChange />
              <Activity subject="pekerja" ownerId={pekerjaId} rows={history.data} />
            </>
          )}
        </DetailPage>
      )}
    </AskedPage>
  )
}

function WorkerPay({ worker }: { readonly worker: Worker }) {
  const seesPay = useCan('view gaji')
  const pay = useAsk(workerPay, { id: worker.id }, { when: seesPay })
  return seesPay ? <PayCard of={{ role: 'worker', id: worker.id, name: worker.name }} asked={pay} /> : null
}

function leadOf({ dailyRate }: Worker) {
  return dailyRate ? { lead: { label: 'Upah sehari', value: <Money value={dailyRate} rp /> } } : {}
}

function factsOf(worker: Worker): readonly Fact[] {
  const rows: readonly Fact[] = [
    ['Mandor', worker.isForeman ? 'Memimpin regu' : worker.foremanName],
    ['Proyek', worker.projectName],
    ['Mulai bekerja', worker.startDate ? dayFormat(worker.startDate as Day, 'short') : null],
    ['Rekening', [worker.bankName, worker.bankAccountNo, worker.bankHolder].filter(Boolean).join(' · ')],
    ...personFacts(worker),
    ['Catatan', worker.notes],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
