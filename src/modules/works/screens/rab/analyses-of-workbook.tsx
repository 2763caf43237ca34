import { useState } from 'react'
import type { AnswerFrom } from '#kit/http/endpoint.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { keepAnalyses, type AnalysisCopy } from '../../ahsp/contract.ts'

interface AnalysesOfWorkbookProps {
  readonly analyses: readonly AnalysisCopy[]
  /** Told which of them the lines of the bill may stand on. */
  readonly onUsable: (analyses: readonly AnalysisCopy[]) => void
}

/** Tells the unit-price analyses of a workbook, and keeps them in the library when asked to. */
export function AnalysesOfWorkbook({ analyses, onUsable }: AnalysesOfWorkbookProps) {
  const [done, setDone] = useState<AnswerFrom<typeof keepAnalyses>>()
  const keep = useAct(keepAnalyses, {
    onDone: (answer) => {
      setDone(answer)
      onUsable(analyses.filter(({ code }) => answer.usable.includes(code)))
    },
  })
  const shown = analyses.slice(0, 3).map(({ code, name }) => `${code} ${name}`)
  const more = analyses.length - shown.length
  const refused = keep.refusal?.message ?? Object.values(keep.errors).flat()[0]
  return (
    <div className="grid gap-2">
      {refused ? <Notice tone="danger">{refused}</Notice> : null}
      <div className="flex flex-wrap items-center gap-3 text-small">
        <span role="status" className="min-w-60 flex-1">
          {done
            ? told(done)
            : `${analyses.length} analisa harga di berkas: ${shown.join(', ')}${more > 0 ? `, dan ${more} lagi` : ''}.`}
        </span>
        {!done && (
          <Button isBusy={keep.isBusy} onClick={() => void keep.now({ analyses: analyses.map(sent) })}>
            Simpan ke pustaka AHSP
          </Button>
        )}
      </div>
    </div>
  )
}

const sent = ({ code, name, unit, overhead, step, components }: AnalysisCopy) => ({
  ...{ code, name, unit, overhead, step },
  components: [...components],
})

function told({
  kept,
  usable,
  others,
}: {
  kept: number
  usable: readonly string[]
  others: readonly string[]
}): string {
  const known = usable.length - kept
  return [
    `${kept} analisa disimpan`,
    known > 0 && `${known} sudah ada`,
    others.length > 0 && `${others.join(', ')} dipakai pekerjaan lain di pustaka, jadi tidak diubah`,
  ]
    .filter(Boolean)
    .join('; ')
    .concat('. Pekerjaan yang uraian atau harga satuannya sama memakai analisanya.')
}
