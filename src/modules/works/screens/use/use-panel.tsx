import { useAsk } from '#kit/screen/client/use-ask.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { ExportMenu } from '#kit/screen/list/export-menu.tsx'
import { exportMaterialUse, openMaterialUse, type MaterialUse } from '../../use/contract.ts'
import { UseTable } from './use-table.tsx'

/** Rencana dan pemakaian: what the plan gives each material of a project for its progress, and what was used. */
export function UsePanel({ projectId }: { readonly projectId: string }) {
  const asked = useAsk(openMaterialUse, { id: projectId })
  return (
    <AskedCard asked={asked} rows={8}>
      {(use) =>
        use.rows.length === 0 ? (
          <NothingYet text="Belum ada bahan di RAP dan belum ada pemakaian. Rinci bahan di RAP, atau catat pemakaian di lapangan." />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-3 px-5 py-3">
              <p className="text-small text-muted-foreground">{basisWords(use)}</p>
              <span className="ml-auto">
                <ExportMenu endpoint={exportMaterialUse} asked={{ id: projectId }} />
              </span>
            </div>
            <UseTable projectId={projectId} rows={use.rows} />
          </>
        )
      }
    </AskedCard>
  )
}

function basisWords({ basis }: MaterialUse): string {
  if (basis === null) return 'Belum ada rencana bahan: yang tampil hanya pemakaian.'
  const from = basis === 'rap' ? 'RAP' : 'AHSP di RAB'
  return `Rencana = jumlah di ${from} × progres yang disetujui. Selisih minus berarti pemakaian lebih dari rencana.`
}
