import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { complain } from '#kit/screen/ui/complain.ts'
import { notify } from '#kit/screen/ui/toast.tsx'
import { importStatement } from '../../bank/contract.ts'

/** Takes in a file of the bank for an account and tells what of it was new. */
export function StatementButton({ cashAccountId }: { readonly cashAccountId: string }) {
  const input = useRef<HTMLInputElement>(null)
  const act = useAct(importStatement, {
    onDone: ({ added, known, duplicates, pending }) =>
      notify(
        [
          `${added} baris baru`,
          known > 0 && `${known} sudah ada`,
          duplicates > 0 && `${duplicates} duplikat`,
          pending > 0 && `${pending} belum dibukukan bank`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
  })
  const take = async (file: File | undefined) => {
    if (!file) return
    await act.send({ cashAccountId }, { file }).catch((error: unknown) => {
      complain('Berkas belum diterima.', error instanceof Error ? error.message : undefined)
    })
  }
  return (
    <>
      <Button icon={<Upload />} isBusy={act.isBusy} busyText="Membaca…" onClick={() => input.current?.click()}>
        Impor mutasi
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx"
        data-testid="mutasi"
        onChange={(event) => {
          void take(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
