import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import {
  openTerminPack,
  packPapers,
  printTerminPack,
  saveTerminWish,
  type PackPaper,
  type TerminPack,
} from '../../papers/contract.ts'

interface PackSheetProps {
  readonly projectId: string
  readonly invoiceId: string
  readonly number: string | null
  readonly onClose: () => void
}

/** Berkas termin: which papers this customer wants with a bill, what of them is missing, and all of them as one PDF. */
export function PackSheet({ projectId, invoiceId, number, onClose }: PackSheetProps) {
  const asked = useAsk(openTerminPack, { id: projectId, invoiceId })
  return (
    <Sheet open onClose={onClose} title={`Berkas ${number ?? 'draf'}`} width="w-120">
      <div className="grid gap-4 p-5">
        {asked.failure && <Unanswered asked={asked} text={asked.failure.message} />}
        {!asked.failure && !asked.data && <Loading rows={6} />}
        {asked.data && <Pack projectId={projectId} invoiceId={invoiceId} pack={asked.data} />}
      </div>
    </Sheet>
  )
}

interface PackProps {
  readonly projectId: string
  readonly invoiceId: string
  readonly pack: TerminPack
}

function Pack({ projectId, invoiceId, pack }: PackProps) {
  const mayWish = useCan('update order')
  const wish = useAct(saveTerminWish, {})
  const wanted = pack.lines.filter((line) => line.isWanted)
  const missing = wanted.filter((line) => line.missing !== null)
  const choose = (paper: PackPaper, isWanted: boolean) => void wish.now({ id: projectId, paper, isWanted })
  return (
    <>
      <p className="text-muted-foreground">
        {`Yang diminta ${pack.customerName} bersama tagihan. Centangnya berlaku untuk semua tagihannya.`}
      </p>
      {wish.refusal && <Notice tone="danger">{wish.refusal.message}</Notice>}
      <ul className="divide-y divide-border-subtle rounded-md border border-border">
        {pack.lines.map(({ paper, isWanted, missing: why }) => (
          <li key={paper} className="px-3 py-2">
            {mayWish ? (
              <CheckBox label={packPapers[paper]} checked={isWanted} onChange={(next) => choose(paper, next)} />
            ) : (
              packPapers[paper]
            )}
            {isWanted && (
              <p className={why ? 'pl-6 text-small text-warning' : 'pl-6 text-small text-muted-foreground'}>
                {why ?? (paper === 'jaminan' ? 'Berlaku; aslinya disertakan sendiri.' : 'Siap.')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <Notice tone="warning">
          {`Belum lengkap: ${missing.map((line) => packPapers[line.paper].toLowerCase()).join(', ')}.`}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        {missing.length === 0 ? (
          <PaperLink endpoint={printTerminPack} input={{ id: projectId, invoiceId }} label="Cetak berkas" />
        ) : (
          <PaperLink
            endpoint={printTerminPack}
            input={{ id: projectId, invoiceId, seadanya: 'ya' }}
            label="Cetak yang sudah ada"
          />
        )}
      </div>
    </>
  )
}
