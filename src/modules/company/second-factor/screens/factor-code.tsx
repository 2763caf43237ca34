import type { Ref } from 'react'
import { AuthField } from '#modules/company/sign-in/screens/auth-field.tsx'
import { CodeInput } from '#modules/company/sign-in/screens/code-input.tsx'

interface FactorCodeProps {
  readonly isRecovery: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Six digits of the app, or a recovery code of sixteen letters. */
export function FactorCodeInput({ isRecovery, ...rest }: FactorCodeProps) {
  if (!isRecovery) return <CodeInput {...rest} />
  return (
    <AuthField
      {...rest}
      label="Kode cadangan"
      hint="Contoh: ABCD-EFGH-JKMN-PQRS. Setiap kode hanya bisa dipakai sekali."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      autoFocus
    />
  )
}

interface SwitchProps {
  readonly isRecovery: boolean
  readonly onSwitch: (isRecovery: boolean) => void
}

/** Between the two kinds of code. */
export function RecoverySwitch({ isRecovery, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      onClick={() => onSwitch(!isRecovery)}
      className="rounded-sm font-medium text-primary underline-offset-2 hover:underline max-md:min-h-11"
    >
      {isRecovery ? 'Pakai kode dari aplikasi' : 'Ponsel hilang? Pakai kode cadangan'}
    </button>
  )
}
