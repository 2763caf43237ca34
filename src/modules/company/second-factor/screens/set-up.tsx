import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import { beginFactor, turnFactorOn } from '#modules/company/second-factor/contract.ts'
import { PasswordField } from '#modules/company/sign-in/screens/auth-field.tsx'
import { CodeInput } from '#modules/company/sign-in/screens/code-input.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'

/** Three steps: the password, the QR code with its first code, the recovery codes. */
export function SetUp({ onClose }: { readonly onClose: () => void }) {
  const [begun, setBegun] = useState<{ secret: string; url: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryDialog codes={codes} onClose={onClose} />
  if (begun) return <Scan {...begun} onDone={setCodes} onClose={onClose} />
  return <Password onBegun={setBegun} onClose={onClose} />
}

interface PasswordProps {
  readonly onBegun: (begun: { secret: string; url: string }) => void
  readonly onClose: () => void
}

function Password({ onBegun, onClose }: PasswordProps) {
  const [password, setPassword] = useState('')
  const act = useAct(beginFactor, { onDone: onBegun })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!act.isBusy) void act.now({ password })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Aktifkan verifikasi dua langkah"
      text="Siapkan aplikasi autentikator di ponsel, misalnya Google Authenticator atau Aegis. Tulis kata sandi Anda untuk mulai."
    >
      <form onSubmit={submit} noValidate className="mt-5 grid gap-4">
        <RefusedAct act={act} />
        <PasswordField
          label="Kata sandi Anda"
          autoComplete="current-password"
          autoFocus
          isLow
          value={password}
          onChange={setPassword}
          error={act.errors['password']?.[0]}
        />
        <div className="mt-2 flex justify-end gap-2 max-md:flex-col-reverse">
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" variant="filled" isBusy={act.isBusy} busyText="Memeriksa…" disabled={!password}>
            Lanjutkan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ScanProps {
  readonly secret: string
  readonly url: string
  readonly onDone: (codes: readonly string[]) => void
  readonly onClose: () => void
}

function Scan({ secret, url, onDone, onClose }: ScanProps) {
  const [code, setCode] = useState('')
  const act = useAct(turnFactorOn, { onDone: ({ recoveryCodes }) => onDone(recoveryCodes) })
  const send = async (typed: string) => {
    if (!act.isBusy && !(await act.now({ code: typed }))) setCode('')
  }
  const type = (typed: string) => {
    setCode(typed)
    if (typed.length === 6 && typed !== code) void send(typed)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Pindai kode QR"
      text="Pindai dengan aplikasi autentikator, lalu tulis kode yang tampil di sana."
    >
      <form
        noValidate
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send(code)
        }}
      >
        <div className="grid justify-items-center gap-3">
          <QrCode text={url} label="Kode QR untuk aplikasi autentikator" />
          <details className="text-small text-muted-foreground">
            <summary className="cursor-pointer text-center">Tidak bisa memindai? Tulis kunci ini</summary>
            <p className="mt-2 text-center font-medium break-all text-foreground" data-kunci>
              {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </p>
          </details>
        </div>
        <CodeInput value={code} onChange={type} error={act.errors['code']?.[0] ?? act.refusal?.message} />
        <div className="flex justify-end gap-2 max-md:flex-col-reverse">
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button type="submit" variant="filled" isBusy={act.isBusy} busyText="Memeriksa…" disabled={code.length < 6}>
            Aktifkan
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
