import { useSearch } from '@tanstack/react-router'
import { useAuth } from '#kit/screen/client/auth.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { rightInWords } from '../right-in-words.ts'
import { ErrorFrame } from './error-frame.tsx'

/** /unauthorized: says which right was missing. */
export function Unauthorized() {
  const isSignedIn = useAuth((auth) => auth.token !== null)
  const { butuh } = useSearch({ strict: false }) as { butuh?: unknown }
  const needs = typeof butuh === 'string' ? rightInWords(butuh) : undefined
  return (
    <ErrorFrame
      code="403"
      title="Anda tidak punya akses ke halaman ini."
      text={needs ? `Butuh: ${needs}.` : 'Hubungi admin bila perlu.'}
    >
      <GoButton to={isSignedIn ? '/dashboard' : '/login'} variant="filled">
        {isSignedIn ? 'Kembali ke Dashboard' : 'Masuk'}
      </GoButton>
    </ErrorFrame>
  )
}
