import { PASSWORD_MIN, strengthOf } from '#modules/company/sign-in/password-rules.ts'
import { PasswordField } from './auth-field.tsx'

export interface TwicePassword {
  readonly password: string
  readonly repeated: string
}

interface NewPasswordProps {
  readonly value: TwicePassword
  readonly onChange: (value: TwicePassword) => void
  readonly error?: string
  /** Says under the second field that they differ. */
  readonly isChecked: boolean
  readonly label?: string
  readonly isLow?: boolean
}

/** A new password, written twice, with a word on how strong it looks. */
export function NewPassword({ value, onChange, error, isChecked, label = 'Kata sandi', isLow }: NewPasswordProps) {
  const { password, repeated } = value
  const differs = isChecked && password !== repeated
  return (
    <>
      <PasswordField
        label={label}
        value={password}
        onChange={(next) => onChange({ password: next, repeated })}
        autoComplete="new-password"
        isLow={isLow}
        error={error}
        hint={
          password
            ? `Kekuatan: ${strengthOf(password)}.`
            : `Minimal ${PASSWORD_MIN} karakter; kalimat panjang lebih kuat.`
        }
      />
      <PasswordField
        label="Ulangi kata sandi"
        value={repeated}
        onChange={(next) => onChange({ password, repeated: next })}
        autoComplete="new-password"
        isLow={isLow}
        error={differs ? 'Kata sandi kedua belum sama.' : undefined}
      />
    </>
  )
}
