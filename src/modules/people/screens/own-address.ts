import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads from the address of somebody's account to that of the employee: what stands in the bar is what others are sent. */
export function useOwnAddress(page: 'detail' | 'edit', asked: string, id: string | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (id !== undefined && id !== asked) void navigate({ to: `/management-karyawan/${page}/${id}`, replace: true })
  }, [navigate, page, asked, id])
}
