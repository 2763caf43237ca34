import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { DocumentHead } from '#kit/screen/document/document-head.tsx'
import { DocumentFrame } from '#kit/screen/paper/document-frame.tsx'
import { usePaper } from '#kit/screen/paper/use-paper.ts'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import type { ProjectBilling, SignedContract } from '../../billing/contract.ts'
import { firstLacking, packPapers } from '../../papers/contract.ts'
import { openTermin, printTermin, type TerminSeen } from '../../termin/contract.ts'
import type { TerminRow } from '../../termin/row.ts'
import { BillingPanel } from '../billing-panel.tsx'
import { CashCard } from './cash-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { IssueStep, useIssue } from './issue-step.tsx'
import { CONTRACT, SchedulePane } from './schedule-pane.tsx'
import { TerminMenu } from './termin-menu.tsx'
import { saidOfTermin } from './words.ts'

interface TerminDeskProps {
  readonly projectId: string
  readonly billing: ProjectBilling
  readonly contract: SignedContract
}

/** The bills of a contract: their schedule, the paper of the chosen one, the money that comes of it and its documents. */
export function TerminDesk({ projectId, billing, contract }: TerminDeskProps) {
  const page = `/daftar-proyek/invoice/${projectId}`
  const { termin: asked }: Readonly<Record<string, string>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = (key: string) => void navigate({ to: page, search: { termin: key } as never, replace: true })
  const row = rowOf(contract.termins, asked)
  const key = row?.hasPaper ? row.key : undefined
  const input = key === undefined ? undefined : { id: projectId, termin: key }
  const seen = useAsk(openTermin, input ?? { id: projectId, termin: '' }, { when: input !== undefined })
  const paper = usePaper(printTermin, input, `${row?.state ?? ''} ${row?.total ?? ''}`)
  const issue = useIssue(projectId, ({ id }) => choose(`invoice.${id}`))
  const termin = input && seen.data
  const pane = (
    <SchedulePane billing={billing} contract={contract} chosen={row?.key ?? CONTRACT} page={page} onChoose={choose} />
  )
  return (
    <DocumentFrame
      label={row?.name ?? 'Kontrak'}
      asked={paper}
      beside={pane}
      saveLabel={row?.state === 'ready' ? 'Pratinjau PDF' : 'Unduh PDF'}
      head={
        <>
          <DocumentHead
            title={row?.name ?? 'Kontrak & serah terima'}
            status={row && saidOfTermin(row.state)}
            of={billing.projectName}
            back={`/daftar-proyek/detail/${projectId}?bagian=termin`}
          />
          <p className="min-w-0 truncate text-small text-muted-foreground max-md:hidden @max-[1060px]:hidden">
            {[billing.projectName, row && numberOf(row, termin)].filter(Boolean).join(' · ')}
          </p>
        </>
      }
      actions={<TerminMenu projectId={projectId} orderId={contract.orderId} termin={termin} page={page} />}
      step={row?.state === 'ready' && termin ? <IssueStep bill={issuableOf(termin)} issue={issue} /> : undefined}
      rail={
        input && (
          <>
            {issue.refusal && <Notice tone="danger">{issue.refusal.message}</Notice>}
            {seen.failure && <Unanswered asked={seen} text={seen.failure.message} />}
            {!termin && !seen.failure && <Loading rows={6} />}
            {termin && <CashCard termin={termin} />}
            {termin && <DocumentsCard projectId={projectId} termin={termin} />}
          </>
        )
      }
      empty={
        row === undefined ? (
          <section
            aria-label="Kontrak"
            className="w-full min-w-0 overflow-hidden rounded-lg border border-border bg-card"
          >
            <BillingPanel projectId={projectId} />
          </section>
        ) : row.hasPaper ? undefined : (
          <div className="w-full max-w-178 rounded-lg border border-border bg-card">
            <Empty title={`${row.name} belum bisa ditagih.`} text={waitText(row)} />
          </div>
        )
      }
    />
  )
}

// What was asked for; else what may be billed now, else the newest paper, else the contract.
function rowOf(termins: readonly TerminRow[], asked: string | undefined): TerminRow | undefined {
  if (asked === CONTRACT) return undefined
  const usual = termins.find(({ state }) => state === 'ready') ?? termins.findLast(({ hasPaper }) => hasPaper)
  return termins.find(({ key }) => key === asked) ?? usual
}

function issuableOf({ kind, instalmentId, documents }: TerminSeen) {
  const lacking = firstLacking(documents)
  return { kind, instalmentId, lacks: lacking ? packPapers[lacking.paper] : null }
}

function numberOf({ state, hasPaper }: TerminRow, termin: TerminSeen | undefined): string | null {
  if (!hasPaper) return null
  return state === 'ready' ? 'nomor dibuat saat terbit' : (termin?.number ?? null)
}

function waitText({ state, waits }: TerminRow): string {
  if (state === 'opened') return 'Ditagih sebelum pembukuan dimulai; invoicenya tidak ada di sini.'
  return waits ? `Menunggu ${waits}.` : 'Menunggu progres yang disetujui.'
}
