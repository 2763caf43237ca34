import { Suspense, useState } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { momentText } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { openFactor, renewRecovery, turnFactorOff, type FactorState } from '#modules/company/second-factor/contract.ts'
import { otpWords } from '#modules/company/second-factor/otp-words.ts'
import { CodeDialog } from './code-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'

const SetUp = lazy(() => import('./set-up.tsx').then((part) => ({ default: part.SetUp })))

/** The second factor: off with a way on, or on with its recovery codes and the way off. */
export function FactorCard() {
  const state = useAsk(openFactor, {})
  // Held here: the set-up still shows its recovery codes when the card already says that it is on.
  const [isSettingUp, setSettingUp] = useState(false)
  return (
    <Card
      title="Verifikasi dua langkah"
      heading="section"
      help="Kode dari aplikasi di ponsel Anda, saat masuk dan sebelum perubahan penting seperti rekening bank dan hak akses."
    >
      {state.data ? (
        <>
          {state.data.isOn ? <WhenOn state={state.data} /> : <WhenOff onBegin={() => setSettingUp(true)} />}
          <p className="mt-4 text-small text-muted-foreground">{otpWords(state.data)}</p>
        </>
      ) : state.failure ? (
        <Unanswered asked={state} />
      ) : (
        <Loading rows={2} />
      )}
      {isSettingUp ? (
        <Suspense>
          <SetUp onClose={() => setSettingUp(false)} />
        </Suspense>
      ) : null}
    </Card>
  )
}

function WhenOff({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-muted-foreground">
        <Badge tone="neutral">Belum aktif</Badge>
      </p>
      <Button onClick={onBegin} className="max-md:w-full">
        Aktifkan
      </Button>
    </div>
  )
}

function WhenOn({ state }: { readonly state: FactorState }) {
  const [asked, setAsked] = useState<'off' | 'renew'>()
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setAsked(undefined)
  const off = useAct(turnFactorOff, { say: ({ message }) => message, onDone: close })
  const renew = useAct(renewRecovery, {
    onDone: ({ recoveryCodes }) => {
      close()
      setCodes(recoveryCodes)
    },
  })
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted-foreground">
        <Badge tone="success">Aktif</Badge>
        {state.since ? <span className="figures">sejak {momentText(state.since)}</span> : null}
        <span className={state.codesLeft < 3 ? 'font-medium text-danger' : undefined}>
          · {state.codesLeft} kode cadangan tersisa
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-2 max-md:flex-col-reverse">
        <Button variant="danger-outline" onClick={() => setAsked('off')}>
          Matikan
        </Button>
        <Button onClick={() => setAsked('renew')}>Buat kode cadangan baru</Button>
      </div>
      {asked === 'off' ? (
        <CodeDialog
          title="Matikan verifikasi dua langkah"
          text="Setelah ini cukup kata sandi dan kode email. Tulis satu kode untuk memastikan ini Anda."
          act="Matikan"
          isDanger
          isBusy={off.isBusy}
          error={off.errors['code']?.[0] ?? off.refusal?.message}
          onCode={async (code) => (await off.now({ code })) !== undefined}
          onClose={close}
        />
      ) : null}
      {asked === 'renew' ? (
        <CodeDialog
          title="Buat kode cadangan baru"
          text="Sepuluh kode baru menggantikan yang lama. Tulis kode dari aplikasi Anda."
          act="Buat kode"
          isBusy={renew.isBusy}
          error={renew.errors['code']?.[0] ?? renew.refusal?.message}
          onCode={async (code) => (await renew.now({ code })) !== undefined}
          onClose={close}
        />
      ) : null}
      {codes ? <RecoveryDialog codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </div>
  )
}
