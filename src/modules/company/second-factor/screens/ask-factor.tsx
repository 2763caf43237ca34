import { factorGiven } from '#kit/screen/client/second-factor.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { giveFactor } from '#modules/company/second-factor/contract.ts'
import { CodeDialog } from './code-dialog.tsx'

/** The code before a sensitive act, over the page: what was typed behind it stays, and the act goes on by itself. */
export function AskFactor() {
  const act = useAct(giveFactor, { onDone: () => factorGiven(true) })
  return (
    <CodeDialog
      title="Pastikan ini Anda"
      text="Perubahan ini penting. Tulis kode dari aplikasi autentikator; berlaku 10 menit untuk perubahan berikutnya."
      act="Lanjutkan"
      isBusy={act.isBusy}
      error={act.errors['code']?.[0] ?? act.refusal?.message}
      onCode={async (code) => (await act.now({ code })) !== undefined}
      onClose={() => factorGiven(false)}
    />
  )
}
