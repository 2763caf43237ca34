import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { openBilling } from '../billing/contract.ts'
import { BillingPanel } from './billing-panel.tsx'
import { TerminDesk } from './termin/termin-desk.tsx'

/** /daftar-proyek/invoice/{proyekId}: the bills of a contract on their desk; before there is a contract, what it waits for. */
export function ProjectInvoice({ proyekId }: { readonly proyekId: string }) {
  const asked = useAsk(openBilling, { id: proyekId })
  const back = `/daftar-proyek/detail/${proyekId}`
  return (
    <AskedPage asked={asked} title="Invoice proyek" back={back}>
      {(billing) =>
        billing.contract?.state === 'posted' && billing.contract.termins.length > 0 ? (
          <TerminDesk projectId={proyekId} billing={billing} contract={billing.contract} />
        ) : (
          <DetailPage title={`Invoice ${billing.projectName}`} back={back} meta={billing.customerName}>
            <section className="min-w-0 overflow-hidden rounded-lg border border-border bg-card">
              <BillingPanel projectId={proyekId} />
            </section>
          </DetailPage>
        )
      }
    </AskedPage>
  )
}
