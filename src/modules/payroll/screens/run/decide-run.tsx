import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { decideRun, type RunPage } from '../../runs/contract.ts'
import { runTitle } from '../../runs/words.ts'

/** A run that waits: another person says yes, which books it, or gives it back with a note. */
export function DecideRun({ run }: { readonly run: RunPage }) {
  const { id, version } = run
  const [isReturning, setReturning] = useState(false)
  const decide = useAct(decideRun, {
    say: ({ number }) => (number ? `${number} disetujui dan dibukukan.` : 'Perhitungan dikembalikan.'),
    onDone: () => setReturning(false),
  })
  const mayDecide = run.can.includes('decide')
  return (
    <Card className="border-warning/40">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">{runTitle({ ...run, feast: run.feast?.feast ?? null })} menunggu persetujuan.</p>
          <p className="text-small text-muted-foreground">
            Diajukan {run.submittedBy}.
            {!mayDecide && ' Yang menyetujui orang lain daripada yang menghitung dan mengajukan.'}
          </p>
        </div>
        {mayDecide && (
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">
            <Button onClick={() => setReturning(true)}>Kembalikan</Button>
            <Button
              variant="filled"
              isBusy={decide.isBusy && !isReturning}
              busyText="Menyetujui…"
              onClick={() => void decide.now({ id, version, decision: 'approve', note: null })}
            >
              Setujui
            </Button>
          </div>
        )}
      </div>
      {decide.refusal && !isReturning && (
        <p role="alert" className="mt-3 text-small font-medium text-danger">
          {decide.refusal.message}
        </p>
      )}
      {isReturning && (
        <Confirm
          title="Kembalikan perhitungan gaji?"
          text="Perhitungan kembali menjadi draf; catatan Anda terlihat di atasnya."
          act="Kembalikan"
          asksReason
          reasonLabel="Catatan"
          doing={decide}
          onConfirm={(note) => void decide.now({ id, version, decision: 'return', note })}
          onClose={() => setReturning(false)}
        />
      )}
    </Card>
  )
}
