import { useNavigate } from '@tanstack/react-router'
import { notify } from '#kit/screen/ui/toast.tsx'

/** Opens the run that was just worked out. */
export function useOpenRun() {
  const navigate = useNavigate()
  return ({ id }: { readonly id: string }) => {
    notify('Sudah dihitung. Periksa angkanya sebelum diajukan.')
    void navigate({ to: '/slip-gaji/', search: { perhitungan: id } as never, replace: true })
  }
}
