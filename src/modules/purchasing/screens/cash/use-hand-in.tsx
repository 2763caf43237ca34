import { useState, type ReactNode } from 'react'
import { rupiah } from '#ground/format.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'

/** Asks whether a nota above the limit is handed in, so that what was typed is not typed again elsewhere. */
export interface HandIn {
  readonly through: <A>(send: (submit: boolean) => Promise<A>) => Promise<A>
  readonly dialog: ReactNode
}

/** The question of one form; without a yes the refusal stays at the form. */
export function useHandIn(): HandIn {
  const [asking, setAsking] = useState<{ readonly total: string; readonly answer: (isYes: boolean) => void }>()
  return {
    async through(send) {
      try {
        return await send(false)
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== 'nota.needs-approval') throw error
        const total = String(error.facts['total'] ?? '0')
        const isYes = await new Promise<boolean>((answer) => setAsking({ total, answer }))
        setAsking(undefined)
        if (!isYes) throw error
        return send(true)
      }
    },
    dialog: asking && (
      <Dialog
        open
        mustAnswer
        onClose={() => asking.answer(false)}
        title={`Belanja ${rupiah(asking.total)} perlu persetujuan`}
        text="Nota diajukan sebagai pesanan beserta fotonya. Setelah disetujui orang lain, terima barangnya dan catat pembayarannya dari halaman pesanan."
        actions={
          <>
            <Button variant="outline" onClick={() => asking.answer(false)}>
              Kembali ke nota
            </Button>
            <Button variant="filled" onClick={() => asking.answer(true)}>
              Ajukan
            </Button>
          </>
        }
      />
    ),
  }
}
