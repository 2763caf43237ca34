import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { PickInput } from '#kit/screen/picker/pick-input.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { employeeChoices } from '#modules/people/screens/face.tsx'
import { tieMachineNumber, type ScanJudgement } from '../../scans/contract.ts'

interface NumberTiesProps {
  readonly device: string
  readonly numbers: ScanJudgement['unknown']
  readonly onTied: () => void
}

/** Numbers of a machine that are nobody's yet: each is tied once, by a person, and remembered. */
export function NumberTies({ device, numbers, onTied }: NumberTiesProps) {
  const [source] = useState(employeeChoices)
  const tie = useAct(tieMachineNumber, { onDone: onTied })
  return (
    <section aria-label="Nomor yang belum dikenal" className="grid gap-3 rounded-lg border border-border p-4">
      <p className="font-medium">{`${numbers.length} nomor belum dikenal`}</p>
      {tie.refusal && <Notice tone="danger">{tie.refusal.message}</Notice>}
      {numbers.map(({ machineId, name, scans }) => (
        <div key={machineId} className="grid items-center gap-2 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
          <span>
            <strong className="font-medium figures">{machineId}</strong>
            <span className="block truncate text-small text-muted-foreground">
              {[name, `${scans} scan`].filter(Boolean).join(' · ')}
            </span>
          </span>
          <div className={controlBox} data-pick-frame>
            <PickInput
              value={null}
              source={source}
              className={`${bareInput} truncate`}
              placeholder="Milik karyawan…"
              input={{ 'aria-label': `Karyawan untuk nomor ${machineId}` }}
              onPick={(choice) => choice && void tie.now({ device, machineId, employeeId: choice.id })}
            />
          </div>
          <Button variant="ghost" onClick={() => void tie.now({ device, machineId, employeeId: null })}>
            Bukan siapa-siapa
          </Button>
        </div>
      ))}
    </section>
  )
}
