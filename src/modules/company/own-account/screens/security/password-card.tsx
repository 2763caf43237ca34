import { useState, type FormEvent } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { RefusedAct } from '#kit/screen/form/refused-act.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { changePassword } from '#modules/company/accounts/contract.ts'
import { PasswordField } from '#modules/company/sign-in/screens/auth-field.tsx'
import { NewPassword } from '#modules/company/sign-in/screens/new-password.tsx'

const blank = { password: '', repeated: '' }

/** The present password, and a new one written twice. Other devices are signed out. */
export function PasswordCard() {
  const [current, setCurrent] = useState('')
  const [twice, setTwice] = useState(blank)
  const [isChecked, setChecked] = useState(false)
  const act = useAct(changePassword, {
    say: ({ message }) => message,
    onDone: () => {
      setCurrent('')
      setTwice(blank)
      setChecked(false)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (twice.password === twice.repeated) void act.now({ current, password: twice.password })
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormSection title="Kata sandi" help="Setelah diganti, perangkat lain harus masuk lagi.">
        <RefusedAct act={act} />
        <PasswordField
          label="Kata sandi sekarang"
          autoComplete="current-password"
          isLow
          value={current}
          onChange={setCurrent}
          error={act.errors['current']?.[0]}
        />
        <NewPassword
          label="Kata sandi baru"
          value={twice}
          onChange={setTwice}
          isChecked={isChecked}
          isLow
          error={act.errors['password']?.[0]}
        />
        <div className="flex justify-end">
          <Button
            type="submit"
            isBusy={act.isBusy}
            busyText="Menyimpan…"
            disabled={!current || !twice.password}
            className="max-md:w-full"
          >
            Ganti kata sandi
          </Button>
        </div>
      </FormSection>
    </form>
  )
}
