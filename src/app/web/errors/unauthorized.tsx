import { useSearch } from '@tanstack/react-router'
import { useAuth } from '#kit/screen/client/auth.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { rightInWords } from '../right-in-words.ts'
import { ErrorFrame } from './error-frame.tsx'

/** /unauthorized: says which right was missing. */
export function Unauthorized() {
  const isSignedIn = useAuth((auth) => auth.token !== null)
  const isClosed = useAuth((auth) => auth.user?.isClosed)
  const { butuh } = useSearch({ strict: false }) as { butuh?: unknown }
  const needs = typeof butuh === 'string' ? rightInWords(butuh) : undefined
  if (isClosed)
    return (
      <ErrorFrame
        title="Perusahaan ini sudah nonaktif."
        text="Datanya hanya dilihat, jadi tidak ada yang ditambah atau diubah. Aktifkan lagi di halaman Perusahaan, atau pilih perusahaan lain di atas menu."
      >
        <GoButton to="/dashboard" variant="filled">
          Kembali ke Dashboard
        </GoButton>
      </ErrorFrame>
    )
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
